import { CollapsibleSidebar } from 'ui-kit/collapsible-sidebar';
import { LinkList } from 'ui-kit/link-list';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useAutoClose } from 'ui-kit/use-auto-close';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { narrowingOf } from '../../shared/catalogue/narrowing.ts';
import type { CatalogueSearch } from '../../shared/catalogue/search-params.ts';
import type { ByName } from './catalogues.ts';
import { namesIn } from './named-catalogue.ts';

export interface FilterSidebarProps {
  catalogue: ByName;
  /** Name of the current category or brand; undefined for all. */
  current: string | undefined;
  /** Search parameters of the address. */
  search: CatalogueSearch;
}

/** Returns the query string for a link to another name: keeps filters and order, except the filter for the name. */
function keptSearch({ sort, ...search }: CatalogueSearch, { nameOf }: ByName): string {
  const { [nameOf]: _, ...narrowing } = narrowingOf(search);
  const kept = new URLSearchParams({ ...narrowing, ...(sort && { sort }) }).toString();
  return kept && `?${kept}`;
}

/** Categories or brands beside a catalogue. Closes by itself at 1100 px or less, and after a choice there. */
export function FilterSidebar({ catalogue, current, search }: FilterSidebarProps) {
  const { names, path, pathOf } = catalogue;
  const { title, errorText } = catalogue.sidebar;
  const { open, toggle, closeIfNarrow } = useAutoClose();
  const kept = keptSearch(search, catalogue);
  const leadsTo = (nombre?: string) => `${nombre === undefined ? path : pathOf(nombre)}${kept}`;
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
