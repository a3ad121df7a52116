import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { licenses } from './licenses.ts';
import { inRoot } from './workspace.ts';

interface ServerBuild {
  /** The programs that Node runs, the server first; each becomes a file of its name. */
  programs: string[];
  /** Folders needed at run time, by their name in the build. */
  folders?: Record<string, string>;
}

/**
 * The shop's processes as deployed: a `dist` folder per part without sources; of installed packages only
 * those with native code or data files.
 */
const SERVER_BUILDS: Record<string, ServerBuild> = {
  'api-server': {
    programs: [
      'api-server/src/server.ts',
      'api-server/src/images/encode-process.ts',
      'api-server/src/modules/remitos/remito-thread.ts',
      'api-server/src/modules/lista-de-precios/lista-thread.ts',
      'api-server/src/modules/cuenta-corriente/resumen-thread.ts',
      'api-server/src/modules/importaciones/sheet/sheet-process.ts',
      'demo-shop/src/load.ts',
    ],
    folders: { migrations: 'api-server/src/db/migrations', routines: 'api-server/src/db/routines' },
  },
  storefront: { programs: ['storefront/server.ts', 'storefront/render-thread.ts'] },
  backoffice: { programs: ['backoffice/server.ts'] },
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
  const { programs, folders = {} } = SERVER_BUILDS[part] ?? { programs: [] };
  const dir = inRoot(part, 'dist');
  // Deletes the last build's files; folders contain the pages.
  for (const file of globSync('*.{js,map}', { cwd: dir })) rmSync(join(dir, file));
  await build({
    input: Object.fromEntries(programs.map((program) => [nameOf(program), inRoot(program)])),
    platform: 'node',
    external: [...EXTERNAL, ...ABSENT],
    plugins: [leanHttp, lateParts, leftOut, onlyOurMap, ascii, licenses('licencias.txt')],
    output: {
      dir,
      format: 'esm',
      entryFileNames: '[name].js',
      // A single folder, so that relative paths work.
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      comments: false,
      // Not minified: stack traces stay readable, and some libraries use class names.
    },
  });
  for (const [name, folder] of Object.entries(folders)) {
    cpSync(inRoot(folder), join(dir, name), { recursive: true });
  }
}

/** Names of Node's `http` that load another HTTP client. */
const OF_ANOTHER_CLIENT = ['WebSocket', 'CloseEvent', 'MessageEvent'];

/**
 * A namespace import of Node's `http` reads all names and so loads another HTTP client: 14 MB and 30 ms per
 * process. The plugin imports only used names.
 */
const leanHttp: Plugin = {
  name: 'lean-http',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0http' : undefined),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler() {
      const names = Object.keys(http).filter((name) => !OF_ANOTHER_CLIENT.includes(name));
      return [
        "const http = process.getBuiltinModule('node:http');",
        'export default http;',
        `export const { ${names.join(', ')} } = http;`,
      ].join('\n');
    },
  },
};

/**
 * Modules that libraries require at start and rarely use: the HTTPS client with all certificates takes 4 MB
 * per process. Loaded on first use.
 */
const LATE = ['https', 'http2', 'tls'];

const lateParts: Plugin = {
  name: 'late-parts',
  resolveId: {
    filter: { id: new RegExp(`^(node:)?(${LATE.join('|')})$`) },
    handler: (id, _importer, { kind }) =>
      kind === 'require-call' ? `\0late:${id.replace('node:', '')}` : undefined,
  },
  load: {
    filter: { id: /^\0late:/ },
    handler(id) {
      const part = JSON.stringify(`node:${id.replace('\0late:', '')}`);
      return {
        code: `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule(${part})[name] });`,
        moduleType: 'js',
      };
    },
  },
};

/** Modules that libraries load but never use here: the importer, and the replacement. */
const LEFT_OUT = new Map<string, [importer: RegExp, code: string]>([
  // A megabyte of MIME types. Socket.IO only checks accepted encodings.
  ['mime-types', [/[\\/]accepts[\\/]index\.js$/, 'module.exports = {};']],
  // Calendar rules; schedules here use cron.
  ['rrule-temporal', [/[\\/]pg-boss[\\/]/, 'export class RRuleTemporal {}']],
  // Callers' file names, for pino's worker threads; they make V8 count all lines of the program.
  ['./lib/caller', [/[\\/]pino[\\/]/, 'module.exports = () => [];']],
]);

const leftOut: Plugin = {
  name: 'left-out',
  resolveId: {
    filter: { id: /^(mime-types|rrule-temporal|\.\/lib\/caller)$/ },
    handler: (id, importer = '') => (LEFT_OUT.get(id)?.[0].test(importer) ? `\0left-out:${id}` : undefined),
  },
  load: {
    filter: { id: /^\0left-out:/ },
    handler: (id) => ({ code: LEFT_OUT.get(id.replace('\0left-out:', ''))?.[1] ?? '', moduleType: 'js' }),
  },
};

/** Keeps only source maps of this project's code: those of libraries need ten times the memory. */
const onlyOurMap: Plugin = {
  name: 'only-our-map',
  load: {
    filter: { id: /node_modules.*\.[cm]?js$/ },
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: { mappings: '' } }),
  },
};

/** Escapes non-ASCII: a single accented letter makes V8 store the whole program with two bytes per character. */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = escaped(file.code);
    }
  },
};

const escaped = (code: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all that is ASCII
  code.replace(/(\\*)([^\x00-\x7f])/g, (_, slashes: string, sign: string) => {
    // An escaped character means the same without its backslash.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${kept}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
