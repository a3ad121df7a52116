import { v5 } from 'uuid';

/** Never change this value: all ids of the demo depend on it. */
const namespace = '6f1d7c52-4f0e-5b7a-9d3e-2a8c51b0e7d4';

export function demoId(kind: string, ...names: (string | number)[]): string {
  return v5([kind, ...names].join(' / '), namespace);
}
