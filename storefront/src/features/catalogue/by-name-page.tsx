import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CollapsibleSidebar } from 'ui-kit/collapsible-sidebar';
import { LinkList } from 'ui-kit/link-list';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useAutoClose } from 'ui-kit/use-auto-close';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { type CatalogueSearch, filtersOf, listAddress } from '../../shared/catalogue/search-params.ts';
import { CataloguePage, type CatalogueRoute, useShownSearch } from './catalogue-page.tsx';
import type { ByName } from './catalogues.ts';
import { NameNotFound } from './name-not-found.tsx';
import { namesIn, useStoredName } from './named-catalogue.ts';
import { showsBrands } from './queries.ts';

interface ByNamePageProps {
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

interface FilterSidebarProps {
  catalogue: ByName;
  /** Name of the current category or brand; undefined for all. */
  current: string | undefined;
  /** Search parameters of the address. */
  search: CatalogueSearch;
}

/** Returns what stays on the way to another name: filters and order, except the filter for the name. */
function keptSearch({ sort, ...search }: CatalogueSearch, { nameOf }: ByName): CatalogueSearch {
  const { [nameOf]: _, ...narrowing } = filtersOf(search);
  return { ...narrowing, sort };
}

/** Categories or brands beside a catalogue. Closes by itself at 1100 px or less, and after a choice there. */
function FilterSidebar({ catalogue, current, search }: FilterSidebarProps) {
  const { names, path, pathOf } = catalogue;
  const { title, errorText } = catalogue.sidebar;
  const { open, toggle, closeIfNarrow } = useAutoClose();
  const kept = keptSearch(search, catalogue);
  const leadsTo = (nombre?: string) => listAddress(nombre === undefined ? path : pathOf(nombre), kept);
  return (
    <CollapsibleSidebar title={title} open={open} onToggle={toggle}>
      <ListBoundary options={names()} listKey={title} errorText={errorText} fallback={<LoadingDots />}>
        {(answer) => (
          <LinkList
            items={[
              { label: 'Todas', href: leadsTo() },
              ...namesIn(answer).map(({ nombre }) => ({ label: nombre, href: leadsTo(nombre) })),
            ]}
            current={leadsTo(current)}
            label={title}
            onNavigate={closeIfNarrow}
          />
        )}
      </ListBoundary>
    </CollapsibleSidebar>
  );
}
