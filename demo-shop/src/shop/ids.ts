import { v5 } from 'uuid';

/** Any constant will do, but it may never change: everything in the demo has its id from it. */
const namespace = '6f1d7c52-4f0e-5b7a-9d3e-2a8c51b0e7d4';

export function demoId(kind: string, ...names: (string | number)[]): string {
  return v5([kind, ...names].join(' / '), namespace);
}
