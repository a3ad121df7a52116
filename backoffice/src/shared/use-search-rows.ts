import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface SearchRows<T> {
  /** The listed rows. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** The applied search term. */
  term: string;
  /** The rows belong to this term. */
  shown: boolean;
  /** The rows are complete. */
  ready: boolean;
  /** Enter was pressed. `seen`: the row was visible then; `moved`: chosen by arrows. */
  onTake: (row: T, seen: boolean, moved: boolean) => void;
  /** Enter was pressed without a result. */
  onNone?: () => void;
  /** Enter was pressed before the response. Without this handler Enter takes effect on the response. */
  onAsk?: (term: string) => void;
}

/**
 * Arrows in the search field select a row; Enter takes the selected or first row. A selection is bound to its
 * term and row: later responses do not move it.
 */
export function useSearchRows<T>(search: SearchRows<T>) {
  const { rows, rowKey, term, shown, ready, onTake, onNone, onAsk } = search;
  const [chosen, setChosen] = useState<{ of: string; key: string }>();
  const lastAsked = useRef<string>(undefined);
  // Without a term no row is preselected.
  const first = term === '' ? -1 : 0;
  const moved = chosen?.of === term;
  const place = moved
    ? rows.findIndex((row) => rowKey(row) === chosen.key)
    : Math.min(first, rows.length - 1);
  const active = rows[place];

  const take = (seen: boolean) => {
    if (active !== undefined) onTake(active, seen, moved);
    else if (term !== '' && rows.length === 0) onNone?.();
  };
  useEffect(() => {
    if (!ready || lastAsked.current !== term) return;
    lastAsked.current = undefined;
    take(false);
  });

  const move = (by: number) => {
    const to = Math.max(first, Math.min(place + by, rows.length - 1));
    const row = rows[to];
    setChosen(row === undefined || to === first ? undefined : { of: term, key: rowKey(row) });
  };

  return {
    active,
    /** The row was selected by arrows. */
    moved: moved && active !== undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (!isSearch(target) || event.nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
      lastAsked.current = undefined;
      const text = target.value.trim();
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        // Rows of an older term can't be selected.
        if (text === term && shown) move(key === 'ArrowDown' ? 1 : -1);
      } else if (key === 'Enter') {
        // Otherwise Enter would click the element focused next, such as a dialog's button.
        event.preventDefault();
        // A held key counts as one Enter.
        if (event.repeat) return;
        if (text === term && shown && (ready || rows.length > 0)) take(true);
        else if (onAsk) onAsk(text);
        else lastAsked.current = text;
      }
    },
  };
}

const isSearch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

/** Focuses a list's search and selects its text, so that typing replaces it. */
export function focusSearch(list: Element | null | undefined): void {
  const field = list?.querySelector<HTMLInputElement>('input[type=search]');
  field?.focus();
  field?.select();
}

/** Focuses the search when the page opens; not on touch devices, whose keyboard would cover the page. */
export function useSearchFirst(list: RefObject<Element | null>): void {
  const fine = useMediaQuery('(pointer: fine)', { noSsr: true });
  useEffect(() => {
    // A dialog opened before the list loaded keeps the focus.
    if (fine && !document.activeElement?.closest('[role=dialog]')) focusSearch(list.current);
  }, [list, fine]);
}
