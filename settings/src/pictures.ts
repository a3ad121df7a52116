import { resolve } from 'node:path';
import { ConfigError } from './read.ts';
import type { Values } from './table.ts';

/** A bucket of an S3-compatible server. */
export type Bucket = {
  /** Origin without a trailing slash. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where pictures are stored. */
export type PicturesPlace = { folder: string } | { bucket: Bucket };

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const PICTURE_SETTINGS = ['DATA_DIR', 'S3_REGION', ...NEEDED] as const;

/**
 * A relative DATA_DIR is resolved against `cwd`.
 * @throws ConfigError when only some of the bucket's settings are set
 */
export function picturesPlace(
  values: Pick<Values, (typeof PICTURE_SETTINGS)[number]>,
  cwd: string,
): PicturesPlace {
  const missing = NEEDED.find((name) => values[name] === undefined);
  const given = NEEDED.find((name) => values[name] !== undefined);
  if (missing && given) {
    throw new ConfigError(`Falta ${missing}: va junto con ${given}, o ninguna de las dos.`);
  }
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: name = '', S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = values;
  if (!given) return { folder: resolve(cwd, values.DATA_DIR, 'images') };
  return { bucket: { endpoint, name, region, accessKeyId, secretAccessKey } };
}
