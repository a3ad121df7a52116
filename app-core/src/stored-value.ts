type Found<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

/** Whatever tells a value of this shape from anything else: a schema of valibot, of zod, or of another such library. */
export interface Shape<T> {
  '~standard': { validate: (found: unknown) => Found<T> | Promise<Found<T>> };
}

export interface StoredValue<T> {
  /** What is kept, repaired as far as its schema does so; `empty` in place of anything that makes no sense. */
  read: () => T;
  /** False when nothing can be kept: storage is full or forbidden, or there is none, as on a server. */
  write: (value: T) => boolean;
  /** False while storage lacks what was written last: it was not stored, or gave way to something else. */
  isKept: () => boolean;
  /** Calls back whenever another tab has changed it, or has cleared all that is stored. Returns how to stop. */
  follow: (changed: () => void) => () => void;
}

type Where = 'localStorage' | 'sessionStorage';

/** What gives way in a full storage, in this order: settings and what the server tells again … */
const SETTINGS = [
  'listado',
  'menu-plegado',
  'menu-grupos',
  'formato-planilla',
  'columnas-de-pedidos',
  'pedidos-por-empacar',
  'permisos',
];
/** … then drafts, which last as long as their page. They are never removed for another reason. */
const DRAFTS = ['habituales', 'pedido-rapido'];
const GIVES_WAY = [...SETTINGS, ...DRAFTS];

/** Keys whose values were removed to make room, until they are written again. */
const gone = new Set<string>();
let listener: ((key: string) => void) | undefined;

/** Calls back with the key of each value that could not be stored. Returns how to stop. */
export function onUnsaved(listen: (key: string) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}

/** False where storage is full or forbidden, or there is none, as on a server. */
function tried(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Removes what matters less than this value, one by one, until `put` stores it. Else all is put back. */
function putInPlaceOfLess(key: string, where: Where, put: () => boolean): boolean {
  const order = GIVES_WAY.indexOf(key);
  const removed: [string, string][] = [];
  let done = false;
  tried(() => {
    done = (order < 0 ? GIVES_WAY : GIVES_WAY.slice(0, order)).some((less) => {
      const text = window[where].getItem(less);
      if (text === null) return false;
      window[where].removeItem(less);
      removed.push([less, text]);
      return put();
    });
  });
  for (const [less, text] of removed) {
    if (!done) tried(() => window[where].setItem(less, text));
    else {
      gone.add(less);
      if (DRAFTS.includes(less)) listener?.(less);
    }
  }
  return done;
}

/** A value in the browser's storage, as JSON; null stands for nothing being kept there. */
export function storedValue<T>(
  key: string,
  shape: Shape<T>,
  empty: T,
  where: Where = 'localStorage',
): StoredValue<T> {
  /** What was read or written last: the same text is the same value, whose parts are the same objects again. */
  let known: { text: string; value: T } | undefined;
  let kept = true;
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
        kept = tried(() => window[where].removeItem(key));
        return kept;
      }
      const text = JSON.stringify(value);
      const put = () => tried(() => window[where].setItem(key, text));
      kept = put() || putInPlaceOfLess(key, where, put);
      if (!kept) listener?.(key);
      else {
        known = { text, value };
        gone.delete(key);
      }
      return kept;
    },
    isKept: () => kept && !gone.has(key),
    follow: (changed) => {
      const onStorage = (event: StorageEvent) => {
        // It gave way in another tab, and lasts as long as this page.
        if (event.key === key && event.newValue === null && DRAFTS.includes(key)) return void gone.add(key);
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
