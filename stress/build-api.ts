/** Before the tests, once: the API that they start and kill is the one that is deployed, which starts in a third of the time. */
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';
import { missingPrograms } from './debian/programs.ts';

export async function setup(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.warn(
      `Sin ${missing.join(', ')}: las pruebas de stress/debian quedan afuera; .ci/run los instala.`,
    );
  }
  await buildApp('api-server', new Crew());
}
