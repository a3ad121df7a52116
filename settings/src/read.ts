import { StartupError } from 'node-kit/startup-error';
import * as v from 'valibot';
import { type Name, SETTINGS, type Values } from './table.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
}

/** Stands in for the demo shop's identity where there is no demo shop: an owner sees what is still to be filled in. */
const UNKNOWN_SHOP: Env = {
  SHOP_NAME: 'Mi tienda',
  SHOP_LEGAL_LINE: 'Razón social sin completar',
  SHOP_CUIT: '00-00000000-0',
  SHOP_ADDRESS: 'Dirección sin completar',
  SHOP_CITY: 'Localidad sin completar',
  SHOP_PHONE: 'Teléfono sin completar',
  SHOP_EMAIL: 'ventas@sin-completar.test',
  SHOP_INSTAGRAM: 'no',
  SHOP_WHATSAPP: 'no',
};

/**
 * The settings of these names, as they stand in the environment.
 * @throws ConfigError that names the first one that makes no sense, with what its check says.
 */
export function readEnv<const N extends Name>(env: Env, names: readonly N[]): Pick<Values, N> {
  // An empty setting is how shells and compose files say 'not set'.
  const written = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  // Production names what is missing instead, and does not start.
  const isEmptyShop = written.DEMO === '0' && written.NODE_ENV !== 'production';
  const given = isEmptyShop ? { ...UNKNOWN_SHOP, ...written } : written;
  const shape = Object.fromEntries(names.map((name) => [name, SETTINGS[name].check]));
  const parsed = v.safeParse(v.object(shape), given);
  if (parsed.success) return parsed.output as Pick<Values, N>;
  const [issue] = parsed.issues;
  throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}: corríjalo y vuelva a iniciar.`);
}
