import { LRUCache } from 'lru-cache';
import type { Versions } from './versions.ts';

/** What one process keeps: so many things, and their sizes together. */
interface Room<T> {
  things: number;
  size: number;
  sizeOf: (thing: T, key: string) => number;
}

/** What is kept under the key, or what is loaded now, for the counter that it was asked at. */
export type Kept<T> = (key: string, load: (catalogue: string) => Promise<T>) => Promise<T>;

/**
 * Keeps things for as long as the counter `catalogo` stands still, which is asked of the database each time: a change
 * by staff, in whatever process, shows at once. A thing is filed under the version read before it was loaded, so it is
 * never older than its version. Those who ask at once wait for one loading.
 */
export function keepByVersion<T extends object>(
  versions: () => Promise<Versions>,
  { things, size, sizeOf }: Room<T>,
): Kept<T> {
  const kept = new LRUCache<string, T>({ max: things, maxSize: size, sizeCalculation: sizeOf });
  const loading = new Map<string, Promise<T>>();
  return async (key, load) => {
    const { catalogue } = await versions();
    const full = `${catalogue} ${key}`;
    const known = kept.get(full) ?? loading.get(full);
    if (known !== undefined) return known;
    const mine = load(catalogue);
    loading.set(full, mine);
    try {
      const thing = await mine;
      kept.set(full, thing);
      return thing;
    } finally {
      loading.delete(full);
    }
  };
}
