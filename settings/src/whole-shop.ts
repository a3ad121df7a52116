import { API_SETTINGS, type ApiSettings, readApiSettings } from './api.ts';
import { isThisMachine } from './hosts.ts';
import { ConfigError, type Env, readEnv } from './read.ts';
import { refuseRoot, refuseUnsafe } from './unsafe.ts';

/** Settings to run the whole shop: the API's, and those of the apps' servers. */
export type Settings = ApiSettings & {
  storefrontPort: number;
  backofficePort: number;
  /** Whether to load the demo shop into an empty database. The password of its accounts is public. */
  demo: boolean;
};

const OF_ALL = [...API_SETTINGS, 'HOST'] as const;

/** Reads the settings without side effects. A relative DATA_DIR is resolved against `cwd`. */
export function readSettings(env: Env, cwd = process.cwd()): Settings {
  const api = readApiSettings(env, cwd);
  const values = readEnv(env, OF_ALL);
  const { storefrontUrl, backofficeUrl } = api;
  const reachable = [storefrontUrl, backofficeUrl].find((origin) => !isThisMachine(origin));
  if (values.DEMO === '1' && reachable) {
    throw new ConfigError(
      `DEMO=1 no se admite con la dirección ${reachable}, pues todos conocen la clave de sus cuentas: quítelo.`,
    );
  }
  return {
    ...api,
    storefrontPort: values.STOREFRONT_PORT,
    backofficePort: values.BACKOFFICE_PORT,
    demo: values.DEMO !== '0' && !reachable && !api.production,
  };
}

/** @throws ConfigError for settings that are invalid, or unsafe in production */
export function loadSettings(env: Env = process.env, cwd = process.cwd()): Settings {
  const settings = readSettings(env, cwd);
  refuseUnsafe(env, OF_ALL);
  refuseRoot(env);
  return settings;
}
