declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** An S3-compatible server that stores objects in a folder and checks signatures. The package has no types. */
  // biome-ignore lint/style/noDefaultExport: it is the package's
  export default class S3Server {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
