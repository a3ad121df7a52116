import { type StoredStore, storedStore } from 'app-core/stored-store';

/** What this computer keeps of the back office, which no server renders: known from the first moment, and as other tabs leave it. */
export function panelStore<T>(...kept: Parameters<typeof storedStore<T>>): StoredStore<T> {
  const store = storedStore(...kept);
  store.open();
  return store;
}
