import { type Settings as ApiSettings, readSettings as readApiSettings } from 'api-server/config';
import { type Env, oneOf, origin, port, readEnv } from 'api-server/read-env';

/** What it takes to run the whole shop: the API's settings, and those of what stands around it. */
export type Settings = ApiSettings & {
  backofficePort: number;
  /** Origin, without a slash at the end. */
  backofficeUrl: string;
  /** Load the demo shop and its accounts into an empty database. Never in production. */
  demo: boolean;
};

const shape = {
  BACKOFFICE_PORT: port(4001),
  BACKOFFICE_URL: origin,
  DEMO: oneOf(['1', '0'], 'debe ser 1 o 0'),
};

/** Reads the environment and touches nothing. A relative DATA_DIR counts from `cwd`. */
export function readSettings(env: Env, cwd = process.cwd()): Settings {
  const api = readApiSettings(env, cwd);
  const values = readEnv(shape, env);
  return {
    ...api,
    backofficePort: values.BACKOFFICE_PORT,
    backofficeUrl: values.BACKOFFICE_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`,
    demo: values.DEMO === '1' && !api.production,
  };
}
