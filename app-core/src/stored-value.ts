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
  /** Calls back whenever another tab has changed it, or has cleared all that is stored. Returns how to stop. */
  follow: (changed: () => void) => () => void;
}

/** A value in the browser's storage, as JSON; null stands for nothing being kept there. */
export function storedValue<T>(
  key: string,
  shape: Shape<T>,
  empty: T,
  where: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredValue<T> {
  /** What was read or written last: the same text is the same value, whose parts are the same objects again. */
  let known: { text: string; value: T } | undefined;
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
      try {
        if (value === null) window[where].removeItem(key);
        else {
          const text = JSON.stringify(value);
          window[where].setItem(key, text);
          known = { text, value };
        }
        return true;
      } catch {
        return false;
      }
    },
    follow: (changed) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
