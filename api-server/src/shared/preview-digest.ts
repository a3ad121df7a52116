import { hash } from 'node:crypto';
import { Problem } from './problem.ts';

/** Equal when and only when the same was asked for, whatever the order of its fields. */
const digestOf = (asked: object): string => {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  return hash('sha256', JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1))), 'hex').slice(0, 16);
};

/** What a preview is known by: what it was asked for, and the digest of the data that it was made of. */
export const previewDigest = (asked: object, data: string): string => `${digestOf(asked)}.${data}`;

/**
 * The digest of the data in `seen`. Throws PRECIOS_DESACTUALIZADOS when `seen` is of a preview of something else: what is
 * applied has to be what was previewed.
 */
export function dataOfPreview(seen: string, asked: object): string {
  const [of, data = ''] = seen.split('.');
  if (of !== digestOf(asked)) throw new Problem('PRECIOS_DESACTUALIZADOS');
  return data;
}
