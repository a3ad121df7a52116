import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { licenses } from './licenses.ts';
import { inRoot } from './workspace.ts';

interface ServerBuild {
  /** What Node is told to run, the server first; each becomes a file of its name. */
  programs: string[];
  /** Folders that are read while it runs, by the name that they have in the build. */
  folders?: Record<string, string>;
}

/**
 * The processes of the shop as they are run and deployed: for each part a folder `dist` that needs nothing of the
 * sources, and of the installed packages only those that hold machine code or files of their own.
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
    folders: { migrations: 'api-server/src/db/migrations' },
  },
  storefront: { programs: ['storefront/server.ts', 'storefront/render-thread.ts'] },
  backoffice: { programs: ['backoffice/server.ts'] },
  // The commands, which have their sources where those are: only what is deployed has these.
  scripts: {
    programs: ['admin', 'backup', 'migrate', 'personal-data', 'restore', 'with-settings'].map(
      (name) => `scripts/${name}.ts`,
    ),
  },
};

/** Beside the build, installed. */
export const EXTERNAL = ['sharp', '@node-rs/argon2', 'piscina', 'pdfkit'];
/** What libraries would use if it were there. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate'];

const nameOf = (program: string) => /([^/]+)\.ts$/.exec(program)?.[1] ?? program;

/** Bundles the processes of a part of the shop: a start then reads a few files where there were thousands. */
export async function buildServer(part: string): Promise<void> {
  const { programs, folders = {} } = SERVER_BUILDS[part] ?? { programs: [] };
  const dir = inRoot(part, 'dist');
  // Of the build before, the files; in the folders stand the pages.
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
      // One folder: what a module finds beside itself, it finds there.
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      comments: false,
      // Not minified: names and lines stay, for whoever reads a stack, and for libraries that ask a class its name.
    },
  });
  for (const [name, folder] of Object.entries(folders)) {
    cpSync(inRoot(folder), join(dir, name), { recursive: true });
  }
}

/** Names of Node's `http` that are read from its other client, which is loaded for them. */
const OF_ANOTHER_CLIENT = ['WebSocket', 'CloseEvent', 'MessageEvent'];

/**
 * An import of Node's `http` reads all of its names, those of another client for HTTP too: 14 MB and 30 ms of each process,
 * used or not. Asked for by name, only what is used is read.
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
 * What libraries require of Node at once and use hardly ever: a client for HTTPS with all certificates is 4 MB
 * of each process. Each is loaded once something of it is asked for.
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

/** What libraries load and, the way they are used here, never ask: by whom, and what stands in its place. */
const LEFT_OUT = new Map<string, [importer: RegExp, code: string]>([
  // Names of kinds of files, a megabyte of them. Socket.IO asks which encodings are accepted, and nothing else.
  ['mime-types', [/[\\/]accepts[\\/]index\.js$/, 'module.exports = {};']],
  // Rules of calendars: what is done daily is said in cron's terms.
  ['rrule-temporal', [/[\\/]pg-boss[\\/]/, 'export class RRuleTemporal {}']],
  // Which files called it, for a log that writes in a thread of its own; that has V8 count the lines of the whole program.
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

/** Places in our own sources: those in libraries would be ten times as much for Node to keep. */
const onlyOurMap: Plugin = {
  name: 'only-our-map',
  load: {
    filter: { id: /node_modules.*\.[cm]?js$/ },
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: { mappings: '' } }),
  },
};

/** Node keeps a long program that has a single letter with an accent in two bytes each, and one without in one. */
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
    // What stood behind a backslash stands for itself anyway.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${kept}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
