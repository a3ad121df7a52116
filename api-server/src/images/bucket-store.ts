import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { tracedPart } from 'node-kit/trace';
import type { Bucket } from 'settings/pictures';
import { ALL_NAMES, checkedId, NAMES, nameOf } from './file-name.ts';
import { PICTURE_HEADERS } from './headers.ts';
import type { Format } from './picture.ts';
import { PicturesAwayError } from './pictures-away.ts';
import type { ImageStore } from './store.ts';

/** Milliseconds for a file that takes it some twenty: whoever saves a product waits for it. */
const PATIENCE = 5_000;
/** Of what is answered 'slow down', or that something broke down there. */
const RETRIES = 2;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/**
 * Pictures in an S3-compatible bucket, below `imagenes/`: there a file is whole or is not. Each request says by which
 * digest its content is known, so that nothing that changed on the way is kept.
 */
export function createBucketStore(
  { endpoint, name, region, accessKeyId, secretAccessKey }: Bucket,
  patience = PATIENCE,
): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const ask = (method: Method, path: string, file?: { data: Buffer; format: Format }) =>
    tracedPart(`S3 ${method}`, { kind: 'client' }, () => askOnce(method, path, file));

  /** @param path below the server; @returns nothing for a 404 */
  async function askOnce(method: Method, path: string, file?: { data: Buffer; format: Format }) {
    const signal = AbortSignal.timeout(patience);
    const digest = createHash('sha256').update(file?.data ?? '');
    const headers = {
      'x-amz-content-sha256': digest.digest('hex'),
      ...(file && { ...PICTURE_HEADERS, 'content-type': `image/${file.format}` }),
    };
    // One that is told to look elsewhere was given a wrong address, or a wrong region.
    const how = { method, headers, signal, redirect: 'manual' as const };
    try {
      const body = file && new Uint8Array(file.data);
      const answer = await client.fetch(`${endpoint}/${path}`, body ? { ...how, body } : how);
      const told = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) return told;
      const code = /<Code>(\w+)<\/Code>/.exec(told.toString())?.[1] ?? '';
      if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
      throw new PicturesAwayError(`${method} ${path}: ${answer.status} ${code}`.trim());
    } catch (error) {
      if (error instanceof PicturesAwayError) throw error;
      throw new PicturesAwayError(`${method} ${path}: no answer`, { cause: error });
    }
  }

  const folderOf = (imagenId: string) => `${name}/imagenes/${checkedId(imagenId)}`;
  return {
    folder: null,
    async save(imagenId, files) {
      const folder = folderOf(imagenId);
      await Promise.all(
        files.map((file) => ask('PUT', `${folder}/${nameOf(file.ancho, file.format)}`, file)),
      );
    },
    async has(imagenId) {
      const folder = folderOf(imagenId);
      const found = await Promise.all(NAMES.map((each) => ask('HEAD', `${folder}/${each}`)));
      return found.every((answer) => answer !== undefined);
    },
    // Async, so that an id that is none is a rejection here, too.
    read: async (imagenId, ancho, format) => ask('GET', `${folderOf(imagenId)}/${nameOf(ancho, format)}`),
    async remove(imagenId) {
      const folder = folderOf(imagenId);
      await Promise.all(ALL_NAMES.map((each) => ask('DELETE', `${folder}/${each}`)));
    },
    async reach() {
      // To a HEAD, nobody says what is missing.
      if (!(await ask('HEAD', name))) throw new PicturesAwayError(`There is no bucket ${name}`);
    },
    room: async () => null,
  };
}
