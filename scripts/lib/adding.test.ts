import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stepsOf, take } from './guide.ts';
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
  'pedidos.deUsuario.+opens its door as described for: visitor',
  'pedidos.deUsuario.+opens its door as described for: customer',
  'pedidos.deUsuario.+opens its door as described for: empleado',
  'pedidos.deUsuario.+does the same in the real app',
  'is read back as it was asked for, with each field that the contract takes',
  'shows where a shop is',
  'shows what a customer ordered last',
  'shows what has come, a page at a time',
];

interface Ran {
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

/** Packages that use the contract's types. */
const PACKAGES = ['api-server', 'backoffice', 'storefront'];

it("one of each, added by the guide's steps, works", { timeout: 600_000 }, async () => {
  const { root, remove } = copyProject();
  // Deleting tens of thousands of files takes time.
  onTestFinished(remove, 60_000);
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
