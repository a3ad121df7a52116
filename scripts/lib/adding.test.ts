import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
];

interface Ran {
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

/** Packages that use the contract's types. */
const PACKAGES = ['api-server', 'backoffice', 'storefront'];

it('two columns in a row get a migration each, with one snapshot', { timeout: 600_000 }, async () => {
  const { root, remove } = copyProject();
  onTestFinished(remove, 60_000);
  const schema = join(root, 'api-server/src/db/schema/usuarios.ts');
  const folder = 'api-server/src/db/migrations';
  const journalOf = (): { entries: { tag: string; when: number }[] } =>
    JSON.parse(readFileSync(join(root, folder, 'meta/_journal.json'), 'utf8'));
  const before = journalOf().entries;
  for (const column of ['localidad', 'provincia']) {
    const source = readFileSync(schema, 'utf8');
    const [line = ''] = /^ *dom_fiscal: text\(\)\.notNull\(\),$/m.exec(source) ?? [];
    expect(line).not.toBe('');
    writeFileSync(schema, source.replace(line, `${line}\n    ${column}: text(),`));
    const { code, output } = await runQuietly(process.execPath, ['scripts/migration.ts', column], root);
    expect(code, output).toBe(0);
  }
  const { entries } = journalOf();
  const added = entries.slice(before.length);
  expect(added.map(({ tag }) => tag)).toEqual([
    expect.stringMatching(/^\d{14}_localidad$/),
    expect.stringMatching(/^\d{14}_provincia$/),
  ]);
  for (const [at, column] of ['localidad', 'provincia'].entries()) {
    expect(readFileSync(join(root, folder, `${added[at]?.tag}.sql`), 'utf8')).toBe(
      `ALTER TABLE "usuarios" ADD COLUMN "${column}" text;`,
    );
  }
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
  expect(readFileSync(join(root, migration), 'utf8')).toBe(
    'ALTER TABLE "usuarios" ADD COLUMN "localidad" text;',
  );

  const mine = steps.map(({ file }) => file);
  await node('.', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn', ...mine);
  const tsc = join('node_modules', 'typescript-7', 'bin', 'tsc');
  for (const folder of PACKAGES) await node('.', tsc, '-p', folder, '--noEmit');

  const report = join(root, 'report.json');
  const files = [
    ...mine.filter((file) => /\.test\.tsx?$/.test(file)),
    'api-server/src/http/audience.test.ts',
    'api-server/src/modules/usuarios/registro.test.ts',
  ];
  const options = {
    run: true,
    project: ['api-server', 'backoffice'],
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
