import type { CatalogueSearch } from '../../shared/catalogue/search-params.ts';
import { CataloguePage } from './catalogue-page.tsx';
import { closedBulk, newArrivals, promotions } from './queries.ts';

interface SpecialPageProps {
  search: CatalogueSearch;
  onSearch: (search: CatalogueSearch) => void;
}

export function PromotionsPage(props: SpecialPageProps) {
  return (
    <CataloguePage
      {...props}
      title="Promociones"
      lead="Productos con precio rebajado, mientras dure el stock."
      name="promociones"
      options={promotions(props.search)}
      errorText="Error al obtener todos los productos con promociones"
    />
  );
}

export function NewArrivalsPage(props: SpecialPageProps) {
  return (
    <CataloguePage
      {...props}
      title="Nuevos Productos"
      name="nuevos"
      options={newArrivals(props.search)}
      kind="nuevo"
      errorText="Error al obtener productos."
    />
  );
}

export function ClosedBulkPage(props: SpecialPageProps) {
  return (
    <CataloguePage
      {...props}
      title="Productos por bulto cerrado"
      lead="Bolsas, cajas y packs cerrados de fábrica: el mejor precio por cantidad, para los productos que más rotan en tu comercio."
      name="bulto"
      options={closedBulk(props.search)}
      searchable
      errorText="Error al obtener los productos."
    />
  );
}
