import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

/** Bytes of the pages that somebody asked for, and as many again of those that others asked for too. */
const ROOM = 24 * 1024 * 1024;

/** A page with what its headers and its place take, in bytes. */
const sizeOf = ({ page }: Kept, address: string) =>
  page.br.length + page.gzip.length + JSON.stringify(page.headers).length + address.length + 500;

interface Kept {
  page: KeptPage;
  /** Who had it made. */
  madeFor: string;
}

/**
 * Pages by their address, as many as there is room for; the one asked for longest ago goes first. What one visitor alone
 * asks for, were it every address that there could be, pushes out nothing that another one asked for as well.
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
