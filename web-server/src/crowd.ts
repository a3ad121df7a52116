/** How many of a kind each address has under way, and that none has more than `most`. */
export class Crowd {
  readonly #inside = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the address has as many already. */
  isFull(address: string): boolean {
    return (this.#inside.get(address) ?? 0) >= this.#most;
  }

  /** What to call, once, when it is over; undefined when the address has as many already. */
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
