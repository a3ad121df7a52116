import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3Server from '@20minutes/s3rver';
import type { Bucket } from 'settings/pictures';

/** Faults of the server: does not answer, refuses every request, or closes the connection. */
type Fault = 'silent' | 'refusing' | 'gone';

export interface BucketServer {
  bucket: Bucket;
  /** Sets the fault for the following requests, or for those that `of` selects; undefined ends the fault. */
  fail(fault: Fault | undefined, of?: (method: string, path: string) => boolean): void;
  /** Returns the paths of the objects, as `<id>/640.webp`. */
  objects(): string[];
  /** Deletes all objects. */
  clear(): void;
  close(): Promise<void>;
}

/** The only access key that the server accepts. */
const KEY = 'S3RVER';

/** Starts an S3-compatible server with one bucket. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'tienda-bucket-'));
  const name = 'fotos';
  const s3 = new S3Server({ directory, silent: true, configureBuckets: [{ name }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  let fault: Fault | undefined;
  let concerned: (method: string, path: string) => boolean = () => true;
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    if (!fault || !concerned(method, url)) return answer(request, response);
    request.resume();
    if (fault === 'silent') return;
    if (fault === 'gone') return response.destroy();
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>AccessDenied</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: { endpoint, name, region: 'us-east-1', accessKeyId: KEY, secretAccessKey: KEY },
    fail(next, of = () => true) {
      fault = next;
      concerned = of;
    },
    objects() {
      const root = join(directory, name, 'imagenes');
      if (!existsSync(root)) return [];
      const found = globSync('*/*._S3rver_object', { cwd: root });
      return found.map((file) => file.replace('._S3rver_object', '')).sort();
    },
    clear: () => rmSync(join(directory, name, 'imagenes'), { recursive: true, force: true }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
