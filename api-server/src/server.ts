/** The API's process: reads the settings, prepares the database, and listens. */
import { loadApiConfig } from 'settings/api';
import { explainStart } from './explain-start.ts';
import { type Stop, startApi } from './start-api.ts';

const stops: Stop[] = [];
let stopping = false;

async function stop(code: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    for (const each of stops.reverse()) await each().catch(() => undefined);
    process.exit(code);
  }
  return new Promise(() => undefined);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The parent may be killed and then cannot send a signal. Its closed channel tells.
process.on('disconnect', () => void stop(0));

let port = 0;
try {
  const config = loadApiConfig();
  port = config.apiPort;
  await startApi(config, stops);
} catch (error) {
  // After a stop during the start, errors such as a closed queue are expected.
  if (!stopping) console.error(explainStart(error, port));
  await stop(1);
}
