import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CataloguePage, type CatalogueRoute, useShownSearch } from './catalogue-page.tsx';
import type { ByName } from './catalogues.ts';
import { FilterSidebar } from './filter-sidebar.tsx';
import { NameNotFound } from './name-not-found.tsx';
import { useStoredName } from './named-catalogue.ts';
import { showsBrands } from './queries.ts';

export interface ByNamePageProps {
  catalogue: ByName;
  /** Name from the address. Undefined shows all products. */
  name?: string;
  route: CatalogueRoute;
  /** Shown above page 1 of all products. */
  tiles?: ReactNode;
}

const namedBy = (catalogue: ByName, name: string): ByName => ({
  ...catalogue,
  everything: false,
  within: { [catalogue.nameOf]: name },
  path: catalogue.pathOf(name),
  options: (search) => catalogue.optionsOf(name, search),
});

/** Products of one category or brand, or all products, with a sidebar of all names. */
export function ByNamePage({ catalogue, name, route, tiles }: ByNamePageProps) {
  const search = useShownSearch(route);
  const asked = route.useSearch();
  const shown = name === undefined ? catalogue : namedBy(catalogue, name);
  const nombre = useStoredName(name, shown.options(search), catalogue.names());
  if (name !== undefined && nombre === undefined) return <NameNotFound catalogue={catalogue} />;
  return (
    <CataloguePage
      catalogue={nombre === undefined ? shown : { ...shown, title: nombre, searchedIn: nombre }}
      route={route}
      tiles={tiles !== undefined && showsBrands(search) && tiles}
      emptyAction={
        <Button href={catalogue.path} variant="outlined">
          {catalogue.showAll}
        </Button>
      }
      sidebar={<FilterSidebar catalogue={catalogue} current={nombre} search={asked} />}
    />
  );
}
