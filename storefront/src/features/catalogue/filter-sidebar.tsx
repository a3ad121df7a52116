import { CollapsibleSidebar } from 'ui-kit/collapsible-sidebar';
import { LinkList } from 'ui-kit/link-list';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useAutoClose } from 'ui-kit/use-auto-close';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import type { ByName } from './catalogues.ts';
import { namesIn } from './named-catalogue.ts';

export interface FilterSidebarProps {
  catalogue: ByName;
  /** The name of the one that is shown; without it, all are. */
  current: string | undefined;
}

/** Categories or brands beside a catalogue. Closes by itself at 1100 px or less, and after a choice there. */
export function FilterSidebar({ catalogue, current }: FilterSidebarProps) {
  const { names, path, pathOf } = catalogue;
  const { title, errorText } = catalogue.sidebar;
  const { open, toggle, closeIfNarrow } = useAutoClose();
  return (
    <CollapsibleSidebar title={title} open={open} onToggle={toggle}>
      <ListBoundary options={names()} listKey={title} errorText={errorText} fallback={<LoadingDots />}>
        {(answer) => (
          <LinkList
            items={[
              { label: 'Todas', href: path },
              ...namesIn(answer).map(({ nombre }) => ({ label: nombre, href: pathOf(nombre) })),
            ]}
            current={current === undefined ? path : pathOf(current)}
            label={title}
            onNavigate={closeIfNarrow}
          />
        )}
      </ListBoundary>
    </CollapsibleSidebar>
  );
}
