import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

/** Bytes for pages requested by one visitor, and the same again for pages requested by several visitors. */
const ROOM = 24 * 1024 * 1024;

/** Size in bytes of a cached page with its headers and its map entry. */
const sizeOf = ({ page }: Kept, address: string) =>
  page.br.length + page.gzip.length + JSON.stringify(page.headers).length + address.length + 500;

interface Kept {
  page: KeptPage;
  /** Address of the visitor whose request rendered the page. */
  madeFor: string;
}

/**
 * LRU cache of pages by address, limited in bytes. A page moves to the shared part when a second visitor requests it.
 * A visitor who requests every possible address therefore evicts no page of the shared part.
 */
export class KeptPages {
  readonly #fresh: LRUCache<string, Kept>;
  readonly #shared: LRUCache<string, Kept>;

  constructor(room = ROOM) {
    this.#fresh = new LRUCache({ maxSize: room, sizeCalculation: sizeOf });
    this.#shared = new LRUCache({ maxSize: room, sizeCalculation: sizeOf });
  }

  get(address: string, visitor: string): KeptPage | undefined {
    const shared = this.#shared.get(address);
    if (shared) return shared.page;
    const kept = this.#fresh.get(address);
    if (kept && kept.madeFor !== visitor) {
      this.#fresh.delete(address);
      this.#shared.set(address, kept);
    }
    return kept?.page;
  }

  set(address: string, page: KeptPage, madeFor: string): void {
    this.#fresh.set(address, { page, madeFor });
  }

  clear(): void {
    this.#fresh.clear();
    this.#shared.clear();
  }
}
