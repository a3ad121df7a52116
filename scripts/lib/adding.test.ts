import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stepsOf, take } from './guide.ts';
import { copyProject } from './project-copy.ts';
import { runQuietly } from './run-command.ts';
import { typeErrors } from './type-errors.ts';
import { inRoot } from './workspace.ts';

const steps = stepsOf(readFileSync(inRoot('docs', 'adding.md'), 'utf8'));
const filesBySection = Map.groupBy(steps, ({ section }) => section);

it.each([
  ['A call', 3],
  ['A column', 4],
  ['A screen', 4],
])('%s costs at most %i files by hand', (section, most) => {
  const files = filesBySection.get(section)?.map(({ file }) => file) ?? [];
  expect(files.length).toBeGreaterThan(1);
  expect(new Set(files).size).toBeLessThanOrEqual(most);
});

/** Tests that must be among those that pass: the guide's own, and those that look at whatever the contract names. */
const PROOFS = [
  'tells staff what a customer ordered, and nobody else’s',
  'pedidos.deUsuario opens its door as described for: visitor',
  'pedidos.deUsuario opens its door as described for: customer',
  'pedidos.deUsuario opens its door as described for: empleado',
  'pedidos.deUsuario does the same in the real app',
  'is read back as it was asked for, with each field that the contract takes',
  'shows where a shop is',
  'shows what a customer ordered last',
];

it('one of each, added as the guide says, works', { timeout: 600_000 }, async () => {
  const { root, remove } = copyProject();
  onTestFinished(remove);
  for (const step of steps) {
    const file = join(root, step.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, take(step, existsSync(file) ? readFileSync(file, 'utf8') : undefined));
  }
  const node = async (folder: string, ...args: string[]) => {
    const { code, output } = await runQuietly(process.execPath, args, join(root, folder));
    expect(code, output).toBe(0);
  };
  await Promise.all([
    node('.', 'api-client/generate/run.ts'),
    node('api-server', 'node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'localidad'),
    // As `vite dev` and `vite build` do at their start: the router's plugin writes the route tree.
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
  const concerned = (file: string) => mine.includes(file) || /\/testing\/|modules\/handlers\.ts$/.test(file);
  expect(['api-server', 'backoffice'].flatMap((folder) => typeErrors(root, folder, concerned))).toEqual([]);

  const report = join(root, 'report.json');
  const files = [
    ...mine.filter((file) => /\.test\.tsx?$/.test(file)),
    'api-server/src/http/audience.test.ts',
    'api-server/src/modules/usuarios/registro.test.ts',
  ];
  await node(
    '.',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=api-server',
    '--project=backoffice',
    '--reporter=json',
    `--outputFile=${report}`,
    `--testNamePattern=${PROOFS.join('|')}`,
    ...files,
  );
  const passed = JSON.parse(readFileSync(report, 'utf8'))
    .testResults.flatMap((file: { assertionResults: object[] }) => file.assertionResults)
    .filter((one: { status: string }) => one.status === 'passed')
    .map((one: { fullName: string }) => one.fullName);
  for (const proof of PROOFS) expect(passed.join('\n')).toContain(proof);
});
