import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface SearchRows<T> {
  /** What stands in the list. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** Of what: the term in force. */
  term: string;
  /** They are of that term, and not of one before. */
  shown: boolean;
  /** They are all that it finds. */
  ready: boolean;
  /** Enter was pressed; `seen`: what it takes was in the list by then; `moved`: the arrows led to it. */
  onTake: (row: T, seen: boolean, moved: boolean) => void;
  /** Enter was pressed, and nothing is found. */
  onNone?: () => void;
  /** Enter was pressed before the term had its answer. Without it that Enter counts once the answer is there. */
  onAsk?: (term: string) => void;
}

/**
 * Arrows go through what a search finds from its field; Enter takes one, the first where no arrow was pressed. A choice is
 * bound to the term whose answer showed it, and to its row: neither a later answer nor a changed list moves it to another.
 */
export function useSearchRows<T>(search: SearchRows<T>) {
  const { rows, rowKey, term, shown, ready, onTake, onNone, onAsk } = search;
  const [chosen, setChosen] = useState<{ of: string; key: string }>();
  const asked = useRef<string>(undefined);
  // Of all that there is none is the first that is meant.
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
    if (!ready || asked.current !== term) return;
    asked.current = undefined;
    take(false);
  });

  const move = (by: number) => {
    const to = Math.max(first, Math.min(place + by, rows.length - 1));
    const row = rows[to];
    setChosen(row === undefined || to === first ? undefined : { of: term, key: rowKey(row) });
  };

  return {
    active,
    /** Somebody went there by arrows. */
    moved: moved && active !== undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (!isSearch(target) || event.nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
      asked.current = undefined;
      const text = target.value.trim();
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        // Of an older term nothing can be chosen.
        if (text === term && shown) move(key === 'ArrowDown' ? 1 : -1);
      } else if (key === 'Enter') {
        // Else it would press whatever has the keyboard by then: a question's button.
        event.preventDefault();
        // A key that is held down is one Enter.
        if (event.repeat) return;
        if (text === term && shown && (ready || rows.length > 0)) take(true);
        else if (onAsk) onAsk(text);
        else asked.current = text;
      }
    },
  };
}

const isSearch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

/** The search of a list takes the keyboard, its text chosen: what is typed next takes its place. */
export function focusSearch(list: Element | null | undefined): void {
  const field = list?.querySelector<HTMLInputElement>('input[type=search]');
  field?.focus();
  field?.select();
}

/** It does so when its page comes; on a touch screen that would bring the keyboard over what is there to be seen. */
export function useSearchFirst(list: RefObject<Element | null>): void {
  const fine = useMediaQuery('(pointer: fine)', { noSsr: true });
  useEffect(() => {
    // The list may load after the user opened a dialog: the dialog keeps the focus.
    if (fine && !document.activeElement?.closest('[role=dialog]')) focusSearch(list.current);
  }, [list, fine]);
}
