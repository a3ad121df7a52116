import { type ApiSettings, OF_THE_API, readApiSettings } from './api.ts';
import { leadsHere } from './hosts.ts';
import { ConfigError, type Env, readEnv } from './read.ts';
import { refuseRoot, refuseUnsafe } from './unsafe.ts';

/** What it takes to run the whole shop: the API's settings, and those of what stands around it. */
export type Settings = ApiSettings & {
  storefrontPort: number;
  backofficePort: number;
  /** Load the demo shop, and its accounts with a password that everybody knows, into an empty database. */
  demo: boolean;
};

const OF_ALL = [...OF_THE_API, 'HOST'] as const;

/** Reads the environment and touches nothing. A relative DATA_DIR counts from `cwd`. */
export function readSettings(env: Env, cwd = process.cwd()): Settings {
  const api = readApiSettings(env, cwd);
  const values = readEnv(env, OF_ALL);
  const { storefrontUrl, backofficeUrl } = api;
  const reachable = [storefrontUrl, backofficeUrl].find((origin) => !leadsHere(origin));
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

/** @throws ConfigError for what makes no sense, or is unsafe in production. */
export function loadSettings(env: Env = process.env, cwd = process.cwd()): Settings {
  const settings = readSettings(env, cwd);
  refuseUnsafe(env, OF_ALL);
  refuseRoot(env);
  return settings;
}
