import { useSuspenseQuery } from '@tanstack/react-query';
import { CollapsibleSidebar } from 'ui-kit/collapsible-sidebar';
import { LinkList, type LinkListItem } from 'ui-kit/link-list';
import { LoadingDots } from 'ui-kit/loading-dots';
import { useAutoClose } from 'ui-kit/use-auto-close';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import type { ListOptions } from '../../shared/catalogue/list-options.ts';

export interface FilterSidebarProps<T> {
  title: string;
  options: ListOptions<T>;
  /** The links out of the answer. */
  items: (answer: T) => readonly LinkListItem[];
  current: string;
  errorText: string;
}

/** Categories or brands beside a catalogue. Closes by itself at 1100 px or less, and after a choice there. */
export function FilterSidebar<T>({ title, errorText, ...list }: FilterSidebarProps<T>) {
  const { open, toggle, closeIfNarrow } = useAutoClose();
  return (
    <CollapsibleSidebar title={title} open={open} onToggle={toggle}>
      <ListBoundary listKey={title} errorText={errorText} fallback={<LoadingDots />}>
        <FilterLinks {...list} label={title} onNavigate={closeIfNarrow} />
      </ListBoundary>
    </CollapsibleSidebar>
  );
}

interface FilterLinksProps<T> extends Omit<FilterSidebarProps<T>, 'title' | 'errorText'> {
  label: string;
  onNavigate: () => void;
}

function FilterLinks<T>({ options, items, current, label, onNavigate }: FilterLinksProps<T>) {
  const { data } = useSuspenseQuery(options);
  return <LinkList items={items(data)} current={current} label={label} onNavigate={onNavigate} />;
}
