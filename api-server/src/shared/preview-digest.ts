import { hash } from 'node:crypto';
import { Problem } from './problem.ts';

/** Returns a digest of the request, independent of the order of its fields. */
const computeDigest = (request: object): string => {
  const fields = Object.entries(request).filter(([, value]) => value !== undefined);
  return hash('sha256', JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1))), 'hex').slice(0, 16);
};

/** Returns the id of a preview: the digest of the request, and the digest of its data. */
export const previewDigest = (request: object, data: string): string => `${computeDigest(request)}.${data}`;

/**
 * Returns the data's digest from a preview's id.
 * @throws Problem PRECIOS_DESACTUALIZADOS when the id belongs to a preview of another request
 */
export function readPreviewData(digest: string, request: object): string {
  const [of, data = ''] = digest.split('.');
  if (of !== computeDigest(request)) throw new Problem('PRECIOS_DESACTUALIZADOS');
  return data;
}
