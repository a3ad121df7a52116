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

/** Returns the folder of the package's archives. */
const archives = () => join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin');

/**
 * Unpacks the npm package's browser, fonts, software renderer and libraries once per clone, and returns the folder.
 * The package's own unpacking is unsafe: its fixed paths in /tmp may belong to another user or hold incomplete files.
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
    // Chromium loads the renderer's libraries from its own folder.
    await unpackTar(open('swiftshader.tar.br'), draft);
    await unpackTar(open('al2023.tar.br'), draft);
    await unpackTar(open('fonts.tar.br'), draft);
    renameSync(draft, home);
  } catch (error) {
    // Another process may have unpacked the browser in the meantime.
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return home;
}

/** Returns the environment that the browser needs on this machine, or undefined where the browser does not run. */
export function bundledEnv(home: string): Record<string, string> | undefined {
  const conf = join(dirname(home), 'fonts.conf');
  writeFileSync(conf, fontsConf(join(home, 'fonts'), arialLike()));
  const fonts = { FONTCONFIG_FILE: conf };
  // Prefer the system's libraries: the bundled ones come from another system.
  if (answers(home, {})) return fonts;
  const libraries = [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return answers(home, { LD_LIBRARY_PATH: libraries }) ? { ...fonts, LD_LIBRARY_PATH: libraries } : undefined;
}

const answers = (home: string, env: Record<string, string>) =>
  spawnSync(join(home, 'chromium'), ['--version'], { stdio: 'ignore', env: { ...process.env, ...env } })
    .status === 0;

/** Folder of a font as wide as Arial, the pages' fallback font. A bare server lacks such a font. */
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
