/** Before the tests, once: the API that they start and kill is the one that is deployed, which starts in a third of the time. */
import { buildApp } from '../scripts/lib/build-app.ts';
import { Crew } from '../scripts/lib/crew.ts';

export const setup = (): Promise<void> => buildApp('api-server', new Crew());
