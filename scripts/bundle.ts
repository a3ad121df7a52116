/**
 * Creates the deployable bundle, one file for systems like this one: `npx pnpm@12 bundle`. The target needs
 * no network and no installed programs: docs/operating.md.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { bundleName, makeBundle } from './lib/bundle/make-bundle.ts';
import { Crew } from './lib/crew.ts';
import { runQuietly } from './lib/run-command.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { inRoot } from './lib/workspace.ts';

try {
  const name = bundleName();
  await makeBundle(inRoot('dist', name), new Crew());
  const archive = `${name}.tar.gz`;
  // Reproducible: independent of user and time.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  const { code, output } = await runQuietly(
    'tar',
    [...same, '-cf', archive, '-I', 'gzip -n1', name],
    inRoot('dist'),
  );
  if (code !== 0) throw new Error(`tar: ${output}`);
  const digest = createHash('sha256')
    .update(readFileSync(inRoot('dist', archive)))
    .digest('hex');
  writeFileSync(inRoot('dist', `${archive}.sha256`), `${digest}  ${archive}\n`);
  const size = Math.round(statSync(inRoot('dist', archive)).size / 1e6);
  console.log(`Para instalar: dist/${archive} (${size} MB), y su suma en dist/${archive}.sha256`);
} catch (error) {
  tellFailure(error);
}
