/**
 * The long forms of the tests in `stress/`: `pnpm stress requests`, `pnpm stress kills`, `pnpm stress
 * faults`, `pnpm stress load`. A number sets the repetitions or seconds.
 */
import { programOf } from './lib/build-app.ts';
import { runOpenly } from './lib/run-command.ts';
import { ROOT } from './lib/workspace.ts';

const KINDS = new Map([
  ['requests', { setting: 'STRESS_REQUESTS', many: 20_000 }],
  ['kills', { setting: 'STRESS_KILLS', many: 400 }],
  ['faults', { setting: 'STRESS_FAULTS', many: 30 }],
  ['load', { setting: 'STRESS_SECONDS', many: 60 }],
]);

const [name = '', many] = process.argv.slice(2).filter((arg) => arg !== '--');
const kind = KINDS.get(name);
if (!kind || (many !== undefined && !/^[1-9]\d*$/.test(many))) {
  console.error(`Indique ${[...KINDS.keys()].join(', ')} y, si quiere, cuántos.`);
  process.exit(1);
}
const args = ['run', '--project', 'stress', `stress/${name}.test.ts`];
process.exitCode = await runOpenly(
  process.execPath,
  [programOf('.', 'vitest', 'vitest.mjs'), ...args],
  ROOT,
  { [kind.setting]: many ?? String(kind.many) },
);
