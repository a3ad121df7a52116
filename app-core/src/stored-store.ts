import { use, useCallback, useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio';
import { ShowsBrowserState } from './browser-state.ts';
import { type Shape, storedValue } from './stored-value.ts';

export interface StoredStore<T> {
  get: () => T;
  set: (value: T) => void;
  /** Changes the stored value. Every change starts from storage, so that two open tabs never undo each other. */
  change: (edit: (now: T) => T) => void;
  /** Hook that returns the value. During hydration, components see `empty`, as on the server. */
  use: () => T;
  /** Hook that returns the part that `select` picks; the component renders again only if the part changes. */
  usePart: <S>(select: (value: T) => S) => S;
  /** Calls back after each change by this tab or another. Returns the unsubscribe function. */
  watch: (changed: () => void) => () => void;
  /** Reads the stored value and follows other tabs. Returns the function that stops this. */
  open: () => () => void;
}

/**
 * Creates a store in the browser's storage, shared by all tabs. Values are replaced, never edited in place. If storage
 * fails, the value lasts until the page closes.
 */
export function storedStore<T>(key: string, shape: Shape<T>, empty: T): StoredStore<T> {
  const stored = storedValue(key, shape, empty);
  const store = proxy({ value: asOneValue(empty) });

  const get = () => store.value;
  const set = (value: T) => {
    store.value = asOneValue(value);
    stored.write(value);
  };
  const take = () => {
    store.value = asOneValue(stored.read());
  };
  const usePart = <S>(select: (value: T) => S): S => {
    const isShown = use(ShowsBrowserState);
    return useSyncExternalStore(
      useCallback((changed: () => void) => subscribe(store, changed), []),
      () => select(isShown ? get() : empty),
      () => select(empty),
    );
  };
  return {
    get,
    set,
    change: (edit) => set(edit(stored.isStored() ? stored.read() : get())),
    use: () => usePart((value) => value),
    usePart,
    watch: (changed) => subscribe(store, changed),
    open: () => {
      take();
      return stored.follow(take);
    },
  };
}

/** Excludes the value from valtio's proxies, which are for values edited in place. */
const asOneValue = <T>(value: T): T => (value instanceof Object ? ref(value) : value);
