import { type RefObject, useEffect, useState } from 'react';
import { useShortcut } from './shortcuts.ts';

interface ListPaging {
  page: number;
  /** Undefined while loading. */
  pages: number | undefined;
  onPage: (page: number) => void;
}

/** Returns what Enter opens in each row: `data-opens`, else its first link, else its first button. */
const openersIn = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll('[role=row], article')].flatMap((row) => {
    const opener = ['[data-opens]', 'a[href]', 'button:not(:disabled)']
      .map((selector) => row.querySelector<HTMLElement>(selector))
      .find((found) => found !== null);
    return opener && !row.querySelector('[role=columnheader]') ? [opener] : [];
  });

/** Returns the index of the row with focus, or -1. */
const currentRow = (openers: readonly HTMLElement[]): number =>
  openers.findIndex((opener) => opener.closest('[role=row], article')?.contains(document.activeElement));

const searchIn = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('input[type=search]');

/** Focuses the next or previous row; from outside of the list, its first or last row. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const openers = list ? openersIn(list) : [];
  const last = openers.length - 1;
  const at = currentRow(openers);
  const to = at < 0 && by < 0 ? last : Math.min(Math.max(at + by, 0), last);
  openers[to]?.focus();
}

/** '/' focuses the search field inside `root`. */
export function useSearchShortcut(root: RefObject<HTMLElement | null>): void {
  const [searchable, setSearchable] = useState(false);
  useEffect(() => setSearchable(Boolean(searchIn(root.current))), [root]);
  useShortcut('search', searchable ? () => searchIn(root.current)?.focus() : undefined);
}

/** '/', N, P, J and K on a list: search field, pages and rows. `root` contains them. */
export function useListShortcuts(root: RefObject<HTMLElement | null>, paging: ListPaging): void {
  const { page, pages, onPage } = paging;
  useSearchShortcut(root);
  useShortcut('next', pages !== undefined && page < pages ? () => onPage(page + 1) : undefined);
  useShortcut('previous', page > 1 ? () => onPage(page - 1) : undefined);
  useShortcut('down', () => moveFocus(root.current, 1));
  useShortcut('up', () => moveFocus(root.current, -1));
}
