import { proxy, useSnapshot } from 'valtio';
import type { z } from 'zod';

/**
 * A choice that a person made in this browser, in local storage under `key`; it outlives the session. What is stored
 * there and makes no sense counts as `fallback`. `use` is for components, `get` for the rest.
 */
export function stored<T>(key: string, schema: z.ZodType<T>, fallback: T) {
  const read = (): T => {
    try {
      const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : fallback;
    } catch {
      return fallback;
    }
  };
  const store = proxy<{ value: T }>({ value: read() });
  return {
    get: (): T => store.value,
    set: (value: T): void => {
      store.value = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
    use: (): T => useSnapshot(store).value as T,
  };
}
