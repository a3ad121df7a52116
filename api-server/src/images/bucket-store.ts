import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { tracedPart } from 'node-kit/trace';
import type { Bucket } from 'settings/pictures';
import type { Format, ImageStore } from './picture.ts';
import { ALL_NAMES, checkedId, NAMES, nameOf, PICTURE_HEADERS, PicturesAwayError } from './picture.ts';

/** Milliseconds per request, which normally takes about 20: the user who saves a product waits. */
const PATIENCE = 5_000;
/** Retries after 'slow down' or a server error. */
const RETRIES = 2;

/**
 * Rejects when the signal aborts. Requests hold their caller's signal only weakly: after a garbage collection the abort
 * does not arrive there, and the call would wait forever.
 */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/**
 * Stores pictures in an S3-compatible bucket, below `imagenes/`. A bucket never has partial files. Each request
 * contains the digest of its content, so that the server refuses corrupted data.
 */
export function createBucketStore(
  { endpoint, name, region, accessKeyId, secretAccessKey }: Bucket,
  patience = PATIENCE,
): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const ask = (method: Method, path: string, file?: { data: Buffer; format: Format }) =>
    tracedPart(`S3 ${method}`, { kind: 'client' }, () => askOnce(method, path, file));

  /** Returns the answer's body; undefined for a 404. @param path relative to the server */
  async function askOnce(method: Method, path: string, file?: { data: Buffer; format: Format }) {
    const signal = AbortSignal.timeout(patience);
    const digest = createHash('sha256').update(file?.data ?? '');
    const headers = {
      'x-amz-content-sha256': digest.digest('hex'),
      ...(file && { ...PICTURE_HEADERS, 'content-type': `image/${file.format}` }),
    };
    // Do not follow redirects: they mean a wrong address or region.
    const init = { method, headers, signal, redirect: 'manual' as const };
    try {
      const body = file && new Uint8Array(file.data);
      const answered = client.fetch(`${endpoint}/${path}`, body ? { ...init, body } : init);
      const [answer, content] = await Promise.race([answered.then(readWhole), aborted(signal)]);
      if (answer.ok) return content;
      const code = /<Code>(\w+)<\/Code>/.exec(content.toString())?.[1] ?? '';
      if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
      throw new PicturesAwayError(`${method} ${path}: ${answer.status} ${code}`.trim());
    } catch (error) {
      if (error instanceof PicturesAwayError) throw error;
      throw new PicturesAwayError(`${method} ${path}: no answer`, { cause: error });
    }
  }

  const readWhole = async (answer: Response) => [answer, Buffer.from(await answer.arrayBuffer())] as const;

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
    // Async, so that an invalid id rejects here too.
    read: async (imagenId, ancho, format) => ask('GET', `${folderOf(imagenId)}/${nameOf(ancho, format)}`),
    async remove(imagenId) {
      const folder = folderOf(imagenId);
      await Promise.all(ALL_NAMES.map((each) => ask('DELETE', `${folder}/${each}`)));
    },
    async reach() {
      // A HEAD has no body with the error code.
      if (!(await ask('HEAD', name))) throw new PicturesAwayError(`There is no bucket ${name}`);
    },
    readDiskSpace: async () => null,
  };
}
