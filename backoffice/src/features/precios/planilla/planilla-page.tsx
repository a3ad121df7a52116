import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { layout } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { ListPage } from '../../../shared/list-page.tsx';
import { ListTable } from '../../../shared/list-table.tsx';
import { ListSearch } from '../../../shared/list-toolbar.tsx';
import { optionsQuery } from '../../../shared/producto-options.ts';
import { SecondLine } from '../../../shared/second-line.tsx';
import { useListPage } from '../../../shared/use-list-page.ts';
import { ApplyPlanilla } from './apply-planilla.tsx';
import { planillaColumns } from './planilla-columns.tsx';
import { planillaPages } from './planilla-search.ts';
import { usePlanilla } from './use-planilla.ts';

const route = getRouteApi('/_staff/planilla-de-precios');
const WIDTH = { width: { xs: '100%', sm: layout.filter } } as const;

const HELP =
  'Copia una columna de precios de tu planilla de cálculo y pégala en el primer precio que cambia. Con dos columnas, nombre y precio, cada precio encuentra su producto.';

/** Prices typed one by one or pasted from a spreadsheet; previewed and changed together. */
export function PlanillaPage() {
  const { search, query, change, page } = useListPage(route, planillaPages);
  const options = useQuery(optionsQuery());
  const { productos = [], total = 0 } = query.data ?? {};
  const planilla = usePlanilla(productos);
  useTyped(planilla.changes.length > 0, { text: 'Se pierden los precios que escribiste.' });
  return (
    <>
      <BackButton href="/panel-precios" />
      <ListPage
        {...page}
        total={undefined}
        toolbar={
          <>
            <ListSearch label="Buscar producto" value={search.term} onSearch={(term) => change({ term })} />
            <FilterSelect
              label="Marca"
              all="Todas"
              query={options}
              options={options.data?.marcas ?? []}
              value={search.marca}
              onChange={(marca) => change({ marca })}
              sx={WIDTH}
            />
            <FilterSelect
              label="Categoría"
              all="Todas"
              query={options}
              options={options.data?.categorias ?? []}
              value={search.categoria}
              onChange={(categoria) => change({ categoria })}
              sx={WIDTH}
            />
          </>
        }
      >
        <SecondLine>{HELP}</SecondLine>
        {total > LIMITS.pageMax && (
          <SecondLine>{`Se muestran ${wholeText(LIMITS.pageMax)} de ${wholeText(total)} productos.`}</SecondLine>
        )}
        <ApplyPlanilla planilla={planilla} />
        <ListTable
          query={query}
          failed="Error al obtener los productos"
          label="Planilla de precios"
          columns={planillaColumns(planilla)}
          rows={() => planilla.lineas}
          rowKey={({ producto }) => producto.producto_id}
          empty={<EmptyState announce="status" title="No se han encontrado productos" />}
        />
      </ListPage>
    </>
  );
}
