type Found<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

/** A schema of valibot, zod or another library of the Standard Schema. */
export interface Shape<T> {
  '~standard': { validate: (found: unknown) => Found<T> | Promise<Found<T>> };
}

export interface StoredValue<T> {
  /** Returns the stored value, repaired where its schema can; `empty` if it is invalid. */
  read: () => T;
  /** Returns false if nothing can be stored: storage is full, forbidden or missing, as on a server. */
  write: (value: T) => boolean;
  /** Returns false if storage lacks the last value: writing failed, or another value needed the space. */
  isStored: () => boolean;
  /** Calls back when another tab changes this value or clears the storage. Returns the unsubscribe function. */
  follow: (changed: () => void) => () => void;
}

type Where = 'localStorage' | 'sessionStorage';

/** Keys removed first from a full storage, in this order: settings, and data that the server can send again. */
const SETTINGS = [
  'listado',
  'menu-plegado',
  'menu-grupos',
  'formato-planilla',
  'columnas-de-pedidos',
  'pedidos-por-empacar',
  'permisos',
];
/** Keys removed next: drafts, which then last until their page closes. */
const DRAFTS = ['habituales', 'pedido-rapido'];
const GIVES_WAY = [...SETTINGS, ...DRAFTS];

/** Keys whose values were removed to make room, until they are written again. */
const failedKeys = new Set<string>();
let listener: ((key: string) => void) | undefined;

/** Calls back with the key of each value that could not be stored. Returns the unsubscribe function. */
export function onStoreFailure(listen: (key: string) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}

/** Returns false if storage is full, forbidden or missing, as on a server. */
function tried(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Removes less important values one by one until `put` stores this value. If that fails, restores all of them. */
function putInPlaceOfLess(key: string, where: Where, store: () => boolean): boolean {
  const order = GIVES_WAY.indexOf(key);
  const removed: [string, string][] = [];
  let done = false;
  tried(() => {
    done = (order < 0 ? GIVES_WAY : GIVES_WAY.slice(0, order)).some((less) => {
      const text = window[where].getItem(less);
      if (text === null) return false;
      window[where].removeItem(less);
      removed.push([less, text]);
      return store();
    });
  });
  for (const [less, text] of removed) {
    if (!done) tried(() => window[where].setItem(less, text));
    else {
      failedKeys.add(less);
      if (DRAFTS.includes(less)) listener?.(less);
    }
  }
  return done;
}

/** A value in the browser's storage, as JSON; null deletes the value. */
export function storedValue<T>(
  key: string,
  shape: Shape<T>,
  empty: T,
  where: Where = 'localStorage',
): StoredValue<T> {
  /** Last value read or written: the same text returns the same object. */
  let known: { text: string; value: T } | undefined;
  let isStoredNow = true;
  return {
    read: () => {
      try {
        const text = window[where].getItem(key) ?? 'null';
        if (known?.text === text) return known.value;
        const found = shape['~standard'].validate(JSON.parse(text));
        const value = found instanceof Promise || found.issues ? empty : found.value;
        known = { text, value };
        return value;
      } catch {
        return empty;
      }
    },
    write: (value) => {
      if (value === null) {
        isStoredNow = tried(() => window[where].removeItem(key));
        return isStoredNow;
      }
      const text = JSON.stringify(value);
      const put = () => tried(() => window[where].setItem(key, text));
      isStoredNow = put() || putInPlaceOfLess(key, where, put);
      if (!isStoredNow) listener?.(key);
      else {
        known = { text, value };
        failedKeys.delete(key);
      }
      return isStoredNow;
    },
    isStored: () => isStoredNow && !failedKeys.has(key),
    follow: (changed) => {
      const onStorage = (event: StorageEvent) => {
        // Another tab removed this draft to make room; keep the value until this page closes.
        if (event.key === key && event.newValue === null && DRAFTS.includes(key))
          return void failedKeys.add(key);
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
