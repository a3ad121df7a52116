import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bundledEnv, unpackBundled } from './bundled-chromium.ts';

/** Playwright's launch options for the browser. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the Chromium of `CHROMIUM_PATH`, else of the npm package, else an installed one. The package has the same
 * version everywhere and creates no windows; an installed browser makes the stories take 50 % longer.
 * @throws Error, in Spanish, when no browser works
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const named = env.CHROMIUM_PATH;
  if (named && !runs(named)) {
    throw new Error(`CHROMIUM_PATH=${named} no es un navegador que funcione: corríjalo o quítelo.`);
  }
  // Chromium's own sandbox refuses root, and a container's /dev/shm is often too small for a page.
  const args = ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  if (named) return { executablePath: named, args, env: {} };

  const home = await unpackBundled();
  const bundled = bundledEnv(home);
  if (bundled) {
    // The bundled build lacks the helper programs of the sandbox and of the zygote process.
    const bundledArgs = [...new Set([...args, '--no-sandbox']), '--no-zygote', '--font-render-hinting=none'];
    return { executablePath: join(home, 'chromium'), args: bundledArgs, env: bundled };
  }
  const installed = findInstalled(env);
  if (installed) return { executablePath: installed, args, env: {} };
  throw new Error(
    'El navegador incluido no funciona en este sistema: instale Chromium o defina CHROMIUM_PATH.',
  );
}

function findInstalled(env: NodeJS.ProcessEnv): string | undefined {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...MAC].find((path) => existsSync(path) && runs(path));
}

/** Runs the program: on some systems it is a script that only says how to install Chromium. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
