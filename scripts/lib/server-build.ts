import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { licenses } from './licenses.ts';
import { ONE_PROCESS, ONE_PROCESS_FOLDER } from './one-process-folder.ts';
import { inRoot } from './workspace.ts';

interface ServerBuild {
  /** Output folder; default: the part's `dist`. */
  dir?: string;
  /** The programs that Node runs, the server first; each becomes a file of its name. */
  programs: string[];
  /** Folders needed at run time, by their name in the build. */
  folders?: Record<string, string>;
}

/** The API's threads and processes. */
const API_PROGRAMS = [
  'api-server/src/images/encode-process.ts',
  'api-server/src/modules/remitos/remito-thread.ts',
  'api-server/src/modules/lista-de-precios/lista-thread.ts',
  'api-server/src/modules/cuenta-corriente/resumen-thread.ts',
  'api-server/src/modules/importaciones/sheet/sheet-process.ts',
];
const API_FOLDERS = { migrations: 'api-server/src/db/migrations', routines: 'api-server/src/db/routines' };

/**
 * The shop's processes as deployed: a `dist` folder per part without sources; of installed packages only
 * those with native code or data files.
 */
const SERVER_BUILDS: Record<string, ServerBuild> = {
  'api-server': {
    programs: ['api-server/src/server.ts', ...API_PROGRAMS, 'demo-shop/src/load.ts'],
    folders: API_FOLDERS,
  },
  storefront: { programs: ['storefront/server.ts', 'storefront/render-thread.ts'] },
  backoffice: { programs: ['backoffice/server.ts'] },
  // Not deployed: the servers of `start`, in one process. Below the API, whose installed packages they need.
  [ONE_PROCESS]: {
    dir: ONE_PROCESS_FOLDER,
    programs: ['scripts/lib/one-process.ts', ...API_PROGRAMS],
    folders: API_FOLDERS,
  },
  // The commands; only the deployed shop uses these builds.
  scripts: {
    programs: ['admin', 'backup', 'migrate', 'personal-data', 'restore', 'with-settings'].map(
      (name) => `scripts/${name}.ts`,
    ),
  },
};

/** Installed beside the build. */
export const EXTERNAL = ['sharp', '@node-rs/argon2', 'piscina', 'pdfkit'];
/** Optional dependencies that are not installed. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate'];

const nameOf = (program: string) => /([^/]+)\.ts$/.exec(program)?.[1] ?? program;

/** Bundles a part's processes, so that a start reads a few files instead of thousands. */
export async function buildServer(part: string): Promise<void> {
  const { programs, folders = {}, dir = inRoot(part, 'dist') } = SERVER_BUILDS[part] ?? { programs: [] };
  // Deletes the last build's files; folders contain the pages.
  for (const file of globSync('*.{js,map}', { cwd: dir })) rmSync(join(dir, file));
  await build({
    input: Object.fromEntries(programs.map((program) => [nameOf(program), inRoot(program)])),
    platform: 'node',
    external: [...EXTERNAL, ...ABSENT],
    plugins: [onlyOurMap, licenses('licencias.txt')],
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      // A single folder, so that relative paths work.
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      // A single accented letter makes V8 store the whole program with two bytes per character: 5 MB in the API.
      charset: 'ascii',
      comments: false,
      // Not minified: stack traces stay readable, and some libraries use class names.
    },
  });
  for (const [name, folder] of Object.entries(folders)) {
    cpSync(inRoot(folder), join(dir, name), { recursive: true });
  }
}

/**
 * Keeps only source maps of this project's code, because the API reads its map to log a new error. The maps of all
 * libraries would raise the time for that from 65 to 175 ms, and the memory from 27 to 60 MB.
 */
const onlyOurMap: Plugin = {
  name: 'only-our-map',
  load: {
    filter: { id: /node_modules.*\.[cm]?js$/ },
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: { mappings: '' } }),
  },
};
