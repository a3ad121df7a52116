/**
 * Compares the screenshots of two Storybook builds: `npx pnpm@12 stories:compare <before> [<after>]`. Each argument is
 * the folder of a build or a git revision; `after` defaults to the current sources. Exits with 1 when a story changed.
 */
import { resolve } from 'node:path';
import { StartupError } from 'node-kit/startup-error';
import { readFlags } from '../../scripts/lib/read-flags.ts';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { buildOf } from './build-of.ts';
import { compareBuilds } from './compare-builds.ts';
import { countsOf, writeReport } from './report.ts';

const USAGE = 'Uso: stories:compare <antes> [<después>] [--only <comienzo del id>]… [--to <carpeta>]';

try {
  const { values, positionals } = readFlags(USAGE, {
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true }, to: { type: 'string' } },
  });
  const [before, after, ...more] = positionals;
  if (!before || more.length > 0) throw new StartupError(USAGE);
  const to = values.to === undefined ? inRoot('dist', 'stories') : resolve(values.to);
  const compared = await compareBuilds({
    before: await buildOf(before),
    after: await buildOf(after),
    ...(values.only && { only: values.only }),
    onStory: (done, of) => {
      if (done % 100 === 0) console.log(`${done} de ${of}`);
    },
  });
  const page = writeReport(to, compared);
  console.log(`${countsOf(compared)}. Informe: ${page}`);
  const { changed, added, removed } = compared;
  process.exitCode = changed.length + added.length + removed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 2;
}
