import { hash } from 'node:crypto';
import { Problem } from './problem.ts';

/** Returns a digest of the request, independent of the order of its fields. */
const digestOf = (asked: object): string => {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  return hash('sha256', JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1))), 'hex').slice(0, 16);
};

/** Returns the id of a preview: the digest of the request, and the digest of its data. */
export const previewDigest = (asked: object, data: string): string => `${digestOf(asked)}.${data}`;

/**
 * Returns the data's digest from a preview's id.
 * @throws Problem PRECIOS_DESACTUALIZADOS when the id belongs to a preview of another request
 */
export function dataOfPreview(seen: string, asked: object): string {
  const [of, data = ''] = seen.split('.');
  if (of !== digestOf(asked)) throw new Problem('PRECIOS_DESACTUALIZADOS');
  return data;
}
