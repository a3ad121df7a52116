import type { CallOptions } from 'app-core/queries/call-options';
import { CollapsibleSidebar } from 'ui-kit/collapsible-sidebar';
import { LinkList, type LinkListItem } from 'ui-kit/link-list';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useAutoClose } from 'ui-kit/use-auto-close';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';

export interface FilterSidebarProps<T> {
  title: string;
  options: CallOptions<T>;
  /** The links out of the answer. */
  items: (answer: T) => readonly LinkListItem[];
  current: string;
  errorText: string;
}

/** Categories or brands beside a catalogue. Closes by itself at 1100 px or less, and after a choice there. */
export function FilterSidebar<T>({ title, options, items, current, errorText }: FilterSidebarProps<T>) {
  const { open, toggle, closeIfNarrow } = useAutoClose();
  return (
    <CollapsibleSidebar title={title} open={open} onToggle={toggle}>
      <ListBoundary options={options} listKey={title} errorText={errorText} fallback={<LoadingDots />}>
        {(answer) => (
          <LinkList items={items(answer)} current={current} label={title} onNavigate={closeIfNarrow} />
        )}
      </ListBoundary>
    </CollapsibleSidebar>
  );
}
