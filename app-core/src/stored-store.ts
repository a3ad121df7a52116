import { useCallback, useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio';
import { type Shape, storedValue } from './stored-value.ts';

export interface StoredStore<T> {
  get: () => T;
  set: (value: T) => void;
  /** Every change starts from what is stored, so that two open tabs never undo each other. */
  change: (edit: (now: T) => T) => void;
  /** For components. While a page hydrates each part sees `empty`, as the server did. */
  use: () => T;
  /** The same of what `select` takes out of it: a component renders anew only when that is something else. */
  usePart: <S>(select: (value: T) => S) => S;
  /** Calls back after each change, this tab's and the others'. Returns how to stop. */
  watch: (changed: () => void) => () => void;
  /** Takes over what is stored, and follows the other tabs. Returns how to stop. */
  open: () => () => void;
}

/**
 * What this browser keeps, for all of its tabs and beyond a reload. A value is replaced, never edited, so that it is
 * kept as it came. Where nothing can be stored, it lasts as long as the page.
 */
export function storedStore<T>(key: string, shape: Shape<T>, empty: T): StoredStore<T> {
  const stored = storedValue(key, shape, empty);
  const store = proxy({ value: whole(empty) });

  const get = () => store.value;
  const set = (value: T) => {
    store.value = whole(value);
    stored.write(value);
  };
  const take = () => {
    store.value = whole(stored.read());
  };
  const usePart = <S>(select: (value: T) => S): S =>
    useSyncExternalStore(
      useCallback((changed: () => void) => subscribe(store, changed), []),
      () => select(get()),
      () => select(empty),
    );
  return {
    get,
    set,
    change: (edit) => set(edit(stored.isKept() ? stored.read() : get())),
    use: () => usePart((value) => value),
    usePart,
    watch: (changed) => subscribe(store, changed),
    open: () => {
      take();
      return stored.follow(take);
    },
  };
}

/** Kept out of valtio's own copying, which is for what is edited in place. */
const whole = <T>(value: T): T => (value instanceof Object ? ref(value) : value);
