import Button from '@mui/material/Button';
import type { CatalogueSearch } from '../../shared/catalogue/search-params.ts';
import { links } from '../../shared/links.ts';
import { CataloguePage } from './catalogue-page.tsx';
import { FilterSidebar } from './filter-sidebar.tsx';
import { BrandNotFound } from './name-not-found.tsx';
import { useIsUnknown } from './named-catalogue.ts';
import { allProducts, brands, productsOfBrand } from './queries.ts';

export interface BrandPageProps {
  /** Without it, the products of all brands. */
  marca?: string;
  search: CatalogueSearch;
  onSearch: (search: CatalogueSearch) => void;
}

export function BrandPage({ marca, search, onSearch }: BrandPageProps) {
  const options = marca === undefined ? allProducts(search) : productsOfBrand(marca, search);
  if (useIsUnknown(marca, options, brands())) return <BrandNotFound />;
  return (
    <CataloguePage
      title={marca ?? 'Marcas'}
      name={`marca:${marca ?? ''}`}
      options={options}
      search={search}
      onSearch={onSearch}
      searchable
      sortable
      errorText="Error al obtener productos"
      emptyAction={
        <Button href={links.marcas} variant="outlined">
          Ver todas las marcas
        </Button>
      }
      sidebar={
        <FilterSidebar
          title="MARCAS"
          options={brands()}
          items={({ marcas }) => [
            { label: 'Todas', href: links.marcas },
            ...marcas.map(({ nombre }) => ({ label: nombre, href: links.marca(nombre) })),
          ]}
          current={marca === undefined ? links.marcas : links.marca(marca)}
          errorText="Hubo un error al cargar las marcas."
        />
      }
    />
  );
}
