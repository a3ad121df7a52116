import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applyStep, stepsOf } from './guide.ts';
import { copyProject } from './project-copy.ts';
import { runQuietly } from './run-command.ts';
import { inRoot, ROOT } from './workspace.ts';

const steps = stepsOf(readFileSync(inRoot('docs', 'adding.md'), 'utf8'));
const filesBySection = Map.groupBy(steps, ({ section }) => section);

it.each([
  ['A call', 3],
  ['A column', 4],
  ['A yes-or-no field of a product', 5],
  ['A screen', 4],
  ['A list', 3],
])('%s costs at most %i files by hand', (section, most) => {
  const files = filesBySection.get(section)?.map(({ file }) => file) ?? [];
  expect(files.length).toBeGreaterThan(1);
  expect(new Set(files).size).toBeLessThanOrEqual(most);
});

/** Tests that must pass: the guide's own, and contract tests of the new parts. */
const PROOFS = [
  'tells staff what a customer ordered, and nobody else’s',
  'pedidos.deUsuario.+admits or refuses as its description says: visitor',
  'pedidos.deUsuario.+admits or refuses as its description says: customer',
  'pedidos.deUsuario.+admits or refuses as its description says: empleado',
  'pedidos.deUsuario.+admits or refuses the same in the real app',
  'can be read back with every field of the contract',
  'shows where a shop is',
  'shows what a customer ordered last',
  'shows what has come, a page at a time',
  "a product's flag sin_tacc.+is stored when a product is created, and when it is edited, with an entry in the history",
  "a product's flag sin_tacc.+is off for a new product whose form does not send it",
  "a product's flag sin_tacc.+is exported, and an import of the changed sheet writes it",
  'the filter sin_tacc finds and counts the products with its flag',
  "a product's flag sin_tacc.+has a box in the form, and keeps this user's value after a conflict",
  "a product's flag sin_tacc.+is a row in the conflict with another user's save",
  "a product's flag sin_tacc.+is toggled in the list, with a message",
  "a product's flag sin_tacc.+has its title in the history",
  'filter by the flag sin_tacc',
];

/** Existing tests that run for each product flag. */
const FLAG_TESTS = [
  'api-server/src/modules/productos/flags.test.ts',
  'backoffice/src/features/productos/flags.test.tsx',
  'storefront/src/features/catalogue/filters.test.tsx',
];

interface Ran {
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

/** Packages that use the contract's types. */
const PACKAGES = ['api-server', 'backoffice', 'storefront'];

it('two columns and two functions get a migration each, with one snapshot', {
  timeout: 600_000,
}, async () => {
  const { root, remove } = copyProject();
  onTestFinished(remove, 60_000);
  const schema = join(root, 'api-server/src/db/schema/usuarios.ts');
  const functions = join(root, 'api-server/src/db/routines/1-sums.sql');
  const folder = 'api-server/src/db/migrations';
  const journalOf = (): { entries: { tag: string; when: number }[] } =>
    JSON.parse(readFileSync(join(root, folder, 'meta/_journal.json'), 'utf8'));
  const migrate = async (name: string) => {
    const { code, output } = await runQuietly(process.execPath, ['scripts/migration.ts', name], root);
    expect(code, output).toBe(0);
  };
  const before = journalOf().entries;
  for (const column of ['localidad', 'provincia']) {
    const source = readFileSync(schema, 'utf8');
    const [line = ''] = /^ *dom_fiscal: text\(\)\.notNull\(\),$/m.exec(source) ?? [];
    expect(line).not.toBe('');
    writeFileSync(schema, source.replace(line, `${line}\n    ${column}: text(),`));
    // The second migration also tells that a function changed.
    if (column === 'provincia') appendFileSync(functions, '-- Changed\n');
    await migrate(column);
  }
  appendFileSync(functions, '-- Changed again\n');
  await migrate('sumas');
  await migrate('nada');
  const { entries } = journalOf();
  const added = entries.slice(before.length);
  expect(added.map(({ tag }) => tag)).toEqual([
    expect.stringMatching(/^\d{14}_localidad$/),
    expect.stringMatching(/^\d{14}_provincia$/),
    expect.stringMatching(/^\d{14}_sumas$/),
  ]);
  const sqlOf = (at: number) => readFileSync(join(root, folder, `${added[at]?.tag}.sql`), 'utf8');
  expect(sqlOf(0)).toBe('ALTER TABLE "usuarios" ADD COLUMN "localidad" text;');
  const digest = /^-- Functions and triggers: [0-9a-f]{64}\n/;
  expect(sqlOf(1)).toMatch(digest);
  expect(sqlOf(1).replace(digest, '')).toBe('ALTER TABLE "usuarios" ADD COLUMN "provincia" text;');
  expect(sqlOf(2)).toMatch(digest);
  expect(sqlOf(2).replace(digest, '')).toBe('');
  const moments = entries.map(({ when }) => when);
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  expect(globSync('*_snapshot.json', { cwd: join(root, folder, 'meta') })).toHaveLength(1);
});

it('a call, a column, a screen and a list work when added by the guide', { timeout: 600_000 }, async () => {
  const { root, remove } = copyProject();
  // Deleting tens of thousands of files takes time.
  onTestFinished(remove, 60_000);
  for (const step of steps) {
    const file = join(root, step.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, applyStep(step, existsSync(file) ? readFileSync(file, 'utf8') : undefined));
  }
  const node = async (folder: string, ...args: string[]) => {
    const { code, output } = await runQuietly(process.execPath, args, join(root, folder));
    expect(code, output).toBe(0);
  };
  await Promise.all([
    node('.', 'api-client/generate/run.ts'),
    node('.', 'scripts/migration.ts', 'localidad'),
    // Like the start of `vite dev` and `vite build`: the router's plugin writes the route tree.
    node(
      'backoffice',
      '--input-type=module',
      '-e',
      "await (await import('vite')).resolveConfig({}, 'build')",
    ),
  ]);
  const [migration = ''] = globSync('api-server/src/db/migrations/*_localidad.sql', { cwd: root });
  expect(readFileSync(join(root, migration), 'utf8').split('--> statement-breakpoint\n').toSorted()).toEqual([
    'ALTER TABLE "productos" ADD COLUMN "sin_tacc" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "usuarios" ADD COLUMN "localidad" text;',
  ]);

  const mine = steps.map(({ file }) => file);
  await node('.', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn', ...mine);
  const tsc = join('node_modules', 'typescript-7', 'bin', 'tsc');
  // More threads would repeat work.
  for (const folder of PACKAGES) await node('.', tsc, '-p', folder, '--noEmit', '--singleThreaded');

  const report = join(root, 'report.json');
  const files = [
    ...mine.filter((file) => /\.test\.tsx?$/.test(file)),
    ...FLAG_TESTS,
    'api-server/src/http/audience.test.ts',
    'api-server/src/modules/usuarios/registro.test.ts',
  ];
  const options = {
    run: true,
    project: ['api-server', 'backoffice', 'storefront'],
    reporters: ['json'],
    outputFile: report,
    testNamePattern: PROOFS.join('|'),
    // One process, so that the apps' code is loaded once.
    isolate: false,
    maxWorkers: 1,
  };
  // Installed packages are outside of the copy.
  const vite = { server: { fs: { allow: [ROOT] } } };
  const given = JSON.stringify(['test', files, options, vite]);
  const run = `const { startVitest } = await import('vitest/node'); await (await startVitest(...${given})).close();`;
  const { output } = await runQuietly(process.execPath, ['--input-type=module', '-e', run], root);
  expect(existsSync(report), output).toBe(true);
  const { testResults }: { testResults: Ran[] } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap((file) => file.assertionResults);
  expect(tests.filter(({ status }) => status === 'failed')).toEqual([]);
  const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  for (const proof of PROOFS) expect(passed).toContainEqual(expect.stringMatching(proof));
});
