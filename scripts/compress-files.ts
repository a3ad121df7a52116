/** Compresses the files of a build for the web servers: `node scripts/compress-files.ts storefront/dist/client` */
import { compressFiles } from './lib/compress-files.ts';

for (const folder of process.argv.slice(2)) await compressFiles(folder);
