/** Counts concurrent operations per address and allows at most `most` of them. */
export class Crowd {
  readonly #inside = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the address has reached the limit. */
  isFull(address: string): boolean {
    return (this.#inside.get(address) ?? 0) >= this.#most;
  }

  /** Returns a function to call once when the operation ends; undefined when the address has reached the limit. */
  enter(address: string): (() => void) | undefined {
    if (this.isFull(address)) return undefined;
    this.#inside.set(address, (this.#inside.get(address) ?? 0) + 1);
    return () => {
      const left = (this.#inside.get(address) ?? 1) - 1;
      if (left === 0) this.#inside.delete(address);
      else this.#inside.set(address, left);
    };
  }
}
