import Button from '@mui/material/Button';
import type { CatalogueSearch } from '../../shared/catalogue/search-params.ts';
import { links } from '../../shared/links.ts';
import { CataloguePage } from './catalogue-page.tsx';
import { FilterSidebar } from './filter-sidebar.tsx';
import { CategoryNotFound } from './name-not-found.tsx';
import { useIsUnknown } from './named-catalogue.ts';
import { allProducts, categories, productsOfCategory } from './queries.ts';

export interface CategoryPageProps {
  /** Without it, all products. */
  categoria?: string;
  search: CatalogueSearch;
  onSearch: (search: CatalogueSearch) => void;
}

export function CategoryPage({ categoria, search, onSearch }: CategoryPageProps) {
  const options = categoria === undefined ? allProducts(search) : productsOfCategory(categoria, search);
  if (useIsUnknown(categoria, options, categories())) return <CategoryNotFound />;
  return (
    <CataloguePage
      title={categoria ?? 'Todos los productos'}
      name={`categoria:${categoria ?? ''}`}
      options={options}
      search={search}
      onSearch={onSearch}
      searchable
      sortable
      errorText="Hubo un error al cargar los productos."
      emptyAction={
        <Button href={links.categorias} variant="outlined">
          Ver todos los productos
        </Button>
      }
      sidebar={
        <FilterSidebar
          title="CATEGORÍAS"
          options={categories()}
          items={({ categorias }) => [
            { label: 'Todas', href: links.categorias },
            ...categorias.map(({ nombre }) => ({ label: nombre, href: links.categoria(nombre) })),
          ]}
          current={categoria === undefined ? links.categorias : links.categoria(categoria)}
          errorText="Error al obtener todas las categorias"
        />
      }
    />
  );
}
