import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { unpackTar } from './unpack-tar.ts';

const require = createRequire(import.meta.url);

/** Where the package keeps its archives. */
const archives = () => join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin');

/**
 * Unpacks the registry package's browser once per clone: with its fonts, its software renderer, and the libraries
 * that a bare server lacks. The package itself unpacks to fixed names in /tmp, which another user may hold, and
 * takes half a file for a whole one.
 */
export async function unpackBundled(): Promise<string> {
  const { version } = require(join(archives(), '..', 'package.json')) as { version: string };
  const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'tienda');
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const open = (name: string) => createReadStream(join(archives(), name)).pipe(createBrotliDecompress());
    await pipeline(open('chromium.br'), createWriteStream(join(draft, 'chromium'), { mode: 0o755 }));
    // The renderer's libraries are looked for beside the program.
    await unpackTar(open('swiftshader.tar.br'), draft);
    await unpackTar(open('al2023.tar.br'), draft);
    await unpackTar(open('fonts.tar.br'), draft);
    renameSync(draft, home);
  } catch (error) {
    // Somebody else may have put it there in the meantime.
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return home;
}

/** What the unpacked browser has to be told, on this machine, of where its parts are; nothing where it doesn't run. */
export function bundledEnv(home: string): Record<string, string> | undefined {
  const conf = join(dirname(home), 'fonts.conf');
  writeFileSync(conf, fontsConf(join(home, 'fonts'), arialLike()));
  const fonts = { FONTCONFIG_FILE: conf };
  // The system's own libraries serve where they exist: those beside the browser are of another system.
  if (answers(home, {})) return fonts;
  const libraries = [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return answers(home, { LD_LIBRARY_PATH: libraries }) ? { ...fonts, LD_LIBRARY_PATH: libraries } : undefined;
}

const answers = (home: string, env: Record<string, string>) =>
  spawnSync(join(home, 'chromium'), ['--version'], { stdio: 'ignore', env: { ...process.env, ...env } })
    .status === 0;

/**
 * A face as wide as Arial, which every phone and computer has in some form and a bare server has not: what stands on a
 * page before its own typefaces are there is set in it.
 */
const arialLike = () => join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');

const fontsConf = (...folders: string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${folders.map((folder) => `  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`).join('\n')}
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
