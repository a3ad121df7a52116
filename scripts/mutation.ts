/**
 * Mutation testing of the shop's rules: `npx pnpm@12 mutation money`. Prints each mutant that no test
 * detects, to be reviewed. The recorded scores are in docs/mutation.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { type Mutant, mutantsOf } from './lib/mutants.ts';
import { inRoot } from './lib/workspace.ts';

interface Part {
  files: string[];
  /** Prefixes of the tests' paths. */
  tests: string[];
}

const CONTRACT = 'api-client/contract';
const JOBS = 'api-server/src/jobs';
const IMPORTS = 'api-server/src/modules/importaciones';

const PARTS: Record<string, Part> = {
  money: {
    files: [`${CONTRACT}/money.ts`, `${CONTRACT}/line-total.ts`],
    tests: [`${CONTRACT}/money.test.ts`, `${CONTRACT}/line-total.test.ts`],
  },
  parser: {
    files: [`${CONTRACT}/written-number.ts`, `${CONTRACT}/written-cuit.ts`, `${CONTRACT}/written-phone.ts`],
    tests: [`${CONTRACT}/written-`],
  },
  imports: {
    files: [`${IMPORTS}/sheet/read-value.ts`, `${IMPORTS}/sheet/as-shown.ts`],
    tests: [
      `${IMPORTS}/sheet/as-shown.test.ts`,
      `${IMPORTS}/damaged-sheets.test.ts`,
      `${IMPORTS}/sheet-cells.test.ts`,
      `${IMPORTS}/hostile-sheets.test.ts`,
      `${IMPORTS}/catalogo.test.ts`,
    ],
  },
  jobs: {
    files: [`${JOBS}/failures.ts`, `${JOBS}/jobs.ts`, `${JOBS}/wake-when-due.ts`],
    tests: [
      `${JOBS}/jobs.test.ts`,
      `${JOBS}/schedules.test.ts`,
      `${JOBS}/every-queue.test.ts`,
      `${JOBS}/failed-jobs.test.ts`,
    ],
  },
};

const [name = '', ...more] = process.argv.slice(2);
const part = PARTS[name];
if (!part || more.length > 0) {
  console.error(`Uso: mutation ${Object.keys(PARTS).join(' | ')}`);
  process.exit(1);
}

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  reporters: [{}],
  silent: true,
  maxWorkers: 2,
  testTimeout: 20_000,
});
const { testModules } = await vitest.start(part.tests);
const specs = testModules.map((module) => module.toTestSpecification());
if (specs.length === 0 || testModules.some((module) => !module.ok()))
  throw new Error('The tests fail without a mutation');

/** Runs the tests with the source in the file's place, and returns whether one fails. */
async function isNoticed(path: string, source: string): Promise<boolean> {
  writeFileSync(path, source);
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specs);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const survived: Mutant[] = [];
let total = 0;
for (const file of part.files) {
  const path = inRoot(file);
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  process.once('exit', restore);
  for (const mutant of mutantsOf(path, source)) {
    total += 1;
    if (await isNoticed(path, source.slice(0, mutant.from) + mutant.becomes + source.slice(mutant.to)))
      continue;
    survived.push(mutant);
    console.log(`${file}:${mutant.line}  ${mutant.was}  →  ${mutant.becomes}`);
  }
  restore();
  process.off('exit', restore);
}
await vitest.close();
const killed = total - survived.length;
console.log(`${name}: ${killed} de ${total} mutantes detectados (${Math.round((100 * killed) / total)} %)`);
process.exit(0);
