/** Runs all checks that do not need a running shop. Read-only; `pnpm fix` writes. `pnpm check` */
import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { licenseFindings } from './lib/allowed-licenses.ts';
import { programOf } from './lib/build-app.ts';
import { docsPaths } from './lib/docs-paths.ts';
import { tooLong } from './lib/file-lengths.ts';
import { handStyles } from './lib/hand-styles.ts';
import { languageFindings } from './lib/language-rule.ts';
import { misplacedFiles } from './lib/module-files.ts';
import { plainEnglishFindings } from './lib/plain-english.ts';
import { missingFields } from './lib/product-fields.ts';
import { runQuietly } from './lib/run-command.ts';
import { settingsTable } from './lib/settings-table.ts';
import { specAndTests } from './lib/spec-tags.ts';
import { inRoot, ROOT } from './lib/workspace.ts';

type Result = { code: number; output: string };
type Step = { name: string; run: () => Promise<Result> };

const node = (name: string, ...args: string[]): Step => ({
  name,
  run: () => runQuietly(process.execPath, args, ROOT),
});

const tsc = programOf('.', 'typescript-7', 'bin/tsc');
const cruiser = programOf('.', 'dependency-cruiser', 'bin/dependency-cruiser.mjs');
const packages = globSync('{.,*}/tsconfig.json', { cwd: ROOT }).map(dirname).sort();

/** A check of this project: returns one line per finding. */
const own = (name: string, find: () => string[] | Promise<string[]>): Step => ({
  name,
  run: async () => {
    const output = (await find()).join('\n');
    return { code: output ? 1 : 0, output };
  },
});

const steps: Step[] = [
  node(
    'formato y lint',
    programOf('.', '@biomejs/biome', 'bin/biome'),
    'ci',
    '--colors=off',
    '--diagnostic-level=warn',
    '.',
  ),
  own('largo de los archivos', tooLong),
  own('módulos de la API', () => misplacedFiles()),
  own('campos del producto', () => missingFields()),
  own('estilos a mano', handStyles),
  own('idioma de los nombres', languageFindings),
  own('inglés claro', () => plainEnglishFindings()),
  own('documentos y pruebas', specAndTests),
  own('rutas en la documentación', docsPaths),
  own('ajustes documentados', settingsTable),
  own('licencias', licenseFindings),
  ...packages.map((folder) =>
    // Two packages at a time use all processors: more threads would repeat work.
    node(
      `tipos de ${folder === '.' ? 'la raíz' : folder}`,
      tsc,
      '-p',
      folder,
      '--noEmit',
      '--singleThreaded',
    ),
  ),
  node('límites entre paquetes', cruiser, '.'),
  node(
    'carpetas de la API sin círculos',
    cruiser,
    '--config',
    '.dependency-cruiser-folders.cjs',
    'api-server/src',
  ),
  node('código sin uso', programOf('.', 'knip', 'bin/knip.js')),
  node('primera carga de las páginas', inRoot('scripts', 'first-load.ts')),
  node('código generado al día', inRoot('api-client', 'generate', 'run.ts'), '--check'),
];
// Checks a build by `start`, if one exists.
if (existsSync(inRoot('scripts', 'bundle-check.ts')) && existsSync(inRoot('storefront', 'dist'))) {
  steps.push(node('nada del personal en la tienda', inRoot('scripts', 'bundle-check.ts')));
}

let failures = 0;
const waiting = [...steps];
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(failures === 0 ? 'Todo en orden.' : `${failures} de ${steps.length} controles fallaron.`);
process.exitCode = failures === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const began = performance.now();
    const { code, output } = await step.run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    if (code !== 0) {
      failures += 1;
      console.log(output.trimEnd().replace(/^/gm, '    '));
    }
  }
}
