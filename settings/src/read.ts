import { StartupError } from 'node-kit/startup-error';
import * as v from 'valibot';
import { type Name, SETTINGS, type Values } from './table.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
}

/** Replaces the demo shop's identity when the demo is off, so that the owner sees which fields to fill in. */
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
 * Reads and checks the named settings.
 * @throws ConfigError with one line that names the first invalid setting
 */
export function readEnv<const N extends Name>(env: Env, names: readonly N[]): Pick<Values, N> {
  // Shells and compose files write an unset setting as an empty one.
  const written = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  // Production has no placeholders: `refuseUnsafe` names the missing setting instead.
  const isEmptyShop = written.DEMO === '0' && written.NODE_ENV !== 'production';
  const given = isEmptyShop ? { ...UNKNOWN_SHOP, ...written } : written;
  const shape = Object.fromEntries(names.map((name) => [name, SETTINGS[name].check]));
  const parsed = v.safeParse(v.object(shape), given);
  if (parsed.success) return parsed.output as Pick<Values, N>;
  const [issue] = parsed.issues;
  throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}: corríjalo y vuelva a iniciar.`);
}

/** Returns the named settings that are set, to pass to a child process. */
export const pickSettings = (env: Env, names: readonly Name[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
