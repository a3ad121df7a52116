import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface SearchRows<T> {
  /** What stands in the list. */
  rows: readonly T[];
  /** Of what: the term in force. */
  term: string;
  /** They are of that term, and not of one before. */
  shown: boolean;
  /** They are all that it finds. */
  ready: boolean;
  /** Enter was pressed; `seen`: what it takes was in the list by then. */
  onTake: (row: T, seen: boolean) => void;
  /** Enter was pressed, and nothing is found. */
  onNone?: () => void;
}

/**
 * What a search finds, gone through by arrows from its field; Enter takes one, the first where no arrow was pressed. Enter
 * pressed before they are there counts once they are, unless somebody types on.
 */
export function useSearchRows<T>({ rows, term, shown, ready, onTake, onNone }: SearchRows<T>) {
  const [at, setAt] = useState<{ of: string; place: number }>();
  const asked = useRef<string>(undefined);
  // Of all that there is none is the first that is meant.
  const first = term === '' ? -1 : 0;
  const moved = at?.of === term && at.place !== first;
  const place = Math.min(moved ? at.place : first, rows.length - 1);

  const take = (seen: boolean) => {
    const row = rows[place];
    if (row !== undefined) onTake(row, seen);
    else if (term !== '') onNone?.();
  };
  useEffect(() => {
    if (!ready || asked.current !== term) return;
    asked.current = undefined;
    take(false);
  });

  return {
    active: rows[place],
    /** Somebody went there by arrows. */
    moved,
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!isSearch(target)) return;
      asked.current = undefined;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        const to = place + (key === 'ArrowDown' ? 1 : -1);
        setAt({ of: term, place: Math.max(first, Math.min(to, rows.length - 1)) });
      } else if (key === 'Enter') {
        // Else it would press whatever has the keyboard by then: a question's button.
        event.preventDefault();
        const text = target.value.trim();
        if (text === term && shown && (ready || rows.length > 0)) take(true);
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
    if (fine) focusSearch(list.current);
  }, [list, fine]);
}
