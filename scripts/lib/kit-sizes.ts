import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { kitEntries } from './kit-graph.ts';
import { inRoot } from './workspace.ts';

/** Bytes of minified, gzipped code. */
export interface EntrySize {
  name: string;
  /** The kit's code, with composed components. */
  own: number;
  /** Code of Material components, beyond what every page has. */
  material: number;
  /** Code of other libraries. */
  others: number;
  /** Lazily loaded code. */
  late: number;
}

const ANY = /^[^./\0]|node_modules/;
/** Code of every page in both apps: React, Emotion, and MUI's styling. */
const BASE =
  /^(react|react-dom)(\/|$)|^@emotion\/|^@mui\/(system|styled-engine|utils|private-theming|material\/(styles|utils))|[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|@mui[\\/](system|styled-engine|utils|private-theming|material[\\/](esm[\\/])?(styles|utils)))[\\/]/;
const MATERIAL =
  /^(react|react-dom)(\/|$)|^@(emotion|mui)\/|[\\/]node_modules[\\/](react|react-dom|scheduler|@emotion|@mui)[\\/]/;

/** Bundles each entry point separately, like the apps. */
export async function* kitSizes(): AsyncGenerator<EntrySize> {
  for (const [name, file] of kitEntries()) {
    const own = (await bundle(file, ANY)).now;
    const withOthers = (await bundle(file, MATERIAL)).now;
    const all = await bundle(file, BASE);
    // A combined bundle compresses better, so the difference may be slightly negative.
    const others = Math.max(0, withOthers - own);
    yield { name, own, others, material: Math.max(0, all.now - withOthers), late: all.late };
  }
}

/** Returns the size of the shared code, which the figures above exclude. */
export async function baseSize(): Promise<number> {
  const source = ['react', 'react/jsx-runtime', 'react-dom/client', '@emotion/react', '@mui/material/styles']
    .map((id, index) => `export * as part${index} from '${id}';`)
    .join('\n');
  return (await bundle('virtual:base', /^$/, source)).now;
}

async function bundle(
  input: string,
  external: RegExp,
  source?: string,
): Promise<{ now: number; late: number }> {
  const results = await build({
    configFile: false,
    root: inRoot('ui-kit'),
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: source
      ? [
          {
            name: 'source',
            // Resolved from the kit, which has these dependencies.
            resolveId: (id) => (id === input ? inRoot('ui-kit', 'src', 'shared-base.ts') : null),
            load: (id) => (id === inRoot('ui-kit', 'src', 'shared-base.ts') ? source : null),
          },
        ]
      : [],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = results as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
  const now = new Set<string>();
  const take = (fileName: string) => {
    if (now.has(fileName)) return;
    now.add(fileName);
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) take(next);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) take(fileName);
  const sum = (names: string[]) => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  return { now: sum([...now]), late: sum([...sizes.keys()].filter((name) => !now.has(name))) };
}
