import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Types of files whose format is not compressed already. */
const COMPRESSIBLE = '**/*.{css,html,js,json,md,otf,svg,ttf,txt,wasm,webmanifest}';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses with the highest quality, which takes about a second per megabyte: too slow for each request. */
export function toBrotli(content: string | Buffer): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });
}

/**
 * Writes a `.br` and a `.gz` file beside each file of a folder that gets smaller by compression. The web servers send these
 * files unchanged. Equal content gives equal files.
 */
export async function compressFiles(folder: string): Promise<void> {
  const compress = async (file: string) => {
    const content = await readFile(file);
    const compressed = { br: await toBrotli(content), gz: await compressGzip(content, { level: 9 }) };
    for (const [ending, smaller] of Object.entries(compressed)) {
      if (smaller.length < content.length) await writeFile(`${file}.${ending}`, smaller);
    }
  };
  await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map((file) => compress(join(folder, file))));
}
