import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';
import {
  builtFolder,
  deleteBuildStamp,
  digestOf,
  isBuilt,
  STORYBOOK,
  writeBuildStamp,
} from './build-stamp.ts';
import type { Crew, Member } from './crew.ts';
import { ONE_PROCESS } from './one-process-folder.ts';
import { withLock } from './with-lock.ts';
import { CACHE, COMPILE_CACHE, inRoot } from './workspace.ts';

/** Returns the path of a dependency's program, to be run by Node. */
export function programOf(from: string, name: string, bin: string): string {
  return inRoot(from, 'node_modules', name, bin);
}

/** Settings that a build may contain are in VITE_*, and part of its digest. */
const BUILDING = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))),
  NODE_ENV: 'production',
};

type Builder = Pick<Member, 'args' | 'cwd'>;

const storybook = (): Builder => ({
  args: [
    programOf('.', 'storybook', 'dist/bin/dispatcher.js'),
    'build',
    '--quiet',
    '--output-dir',
    builtFolder(STORYBOOK),
  ],
  cwd: inRoot(),
});
const pages = (app: string): Builder => ({
  args: [programOf(app, 'vite', 'bin/vite.js'), 'build'],
  cwd: inRoot(app),
});
const compressed = (folder: string): Builder => ({ args: [inRoot('scripts', 'compress-files.ts'), folder] });
const server = (part: string): Builder => ({ args: [inRoot('scripts', 'build-server.ts'), part] });

/** Returns a part's builders in order: pages first, because they empty the folder. */
function buildersOf(part: string): Builder[] {
  if (part === STORYBOOK) return [storybook(), compressed(builtFolder(STORYBOOK))];
  if (part === 'api-server' || part === ONE_PROCESS) return [server(part)];
  return [pages(part), compressed(join(builtFolder(part), 'client')), server(part)];
}

/** Builds an app, the API, the servers of `start` or Storybook unless its inputs are unchanged since the last build. */
export async function buildApp(app: string, crew: Crew): Promise<void> {
  // Two shops may start from one folder at the same time.
  await withLock(join(CACHE, `${app}.lock`), async () => {
    const digest = digestOf(app);
    if (crew.stopping || isBuilt(app, digest)) return;
    deleteBuildStamp(app);
    rmSync(COMPILE_CACHE, { recursive: true, force: true });
    console.log(`Preparando ${app}…`);
    const began = performance.now();
    const output: string[] = [];
    const keep = (line: string) => {
      output.push(line);
      return undefined;
    };
    for (const builder of buildersOf(app)) {
      const { code } = await crew.run({ name: app, env: BUILDING, ...builder, stdout: keep, stderr: keep });
      if (crew.stopping) return;
      if (code === 0) continue;
      const disk = output.some((line) => /ENOSPC|no space left/i.test(line));
      if (disk) throw new StartupError(`No queda espacio en el disco para preparar ${app}: libere espacio.`);
      process.stderr.write(`${output.join('\n')}\n`);
      throw new StartupError(`No se pudo preparar ${app}: corrija lo que dice arriba y vuelva a iniciar.`);
    }
    writeBuildStamp(app, digest);
    console.log(`${app} listo en ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });
}
