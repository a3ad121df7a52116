/** Global setup: builds the API that the tests start and kill. The build starts three times faster than the sources. */
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
