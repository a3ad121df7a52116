import { type StoredStore, storedStore } from 'app-core/stored-store';

/** A value stored on this computer, available at the first render and synchronised with other tabs. */
export function panelStore<T>(...options: Parameters<typeof storedStore<T>>): StoredStore<T> {
  const store = storedStore(...options);
  store.open();
  return store;
}
