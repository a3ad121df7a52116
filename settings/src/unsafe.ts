import { isLoopback, isThisMachine } from './hosts.ts';
import { ConfigError, type Env, readEnv } from './read.ts';
import { defaultOf, type Name, type Values } from './table.ts';

/** Returns the error line for a value that is unsafe in production. `isSet` is false when the value is a default. */
type Rule<N extends Name> = (value: Values[N], isSet: boolean) => string | undefined;

const IN_PRODUCTION = 'con NODE_ENV=production';

const missing = (name: Name, what: string) => (value: unknown) =>
  value === undefined ? `Falta ${name}: ${IN_PRODUCTION} ${what}.` : undefined;

const publicOrigin = (name: Name) => (origin: string | undefined) =>
  !origin?.startsWith('https:') || isLoopback(new URL(origin).hostname)
    ? `${name} debe ser ${IN_PRODUCTION} la dirección pública, con https, como https://tienda.ejemplo.com: corríjalo y vuelva a iniciar.`
    : undefined;

const fictitiousText = (name: Name) =>
  `Falta ${name}: ${IN_PRODUCTION} diga quién es la tienda, pues lo demás es inventado.`;

/** Refuses the default, which is the demo shop's fictitious data. */
const ofTheShop = (name: Name) => (value: string) =>
  value === defaultOf(name) ? fictitiousText(name) : undefined;

/** Refuses the default. A shop without such an account sets `no`. */
const elsewhere = (name: 'SHOP_INSTAGRAM' | 'SHOP_WHATSAPP') => (value: string) =>
  value === defaultOf(name)
    ? `Falta ${name}: ${IN_PRODUCTION} diga su dirección, o no si la tienda no lo tiene.`
    : undefined;

const cuit: Rule<'SHOP_CUIT'> = (value) =>
  ofTheShop('SHOP_CUIT')(value) ??
  (isCuit(value) ? undefined : 'SHOP_CUIT no es un CUIT válido: corríjalo y vuelva a iniciar.');

const secured =
  (name: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATABASE_REPLICA_URL') => (value: string | undefined) =>
    value && !isSecured(value)
      ? `${name} debe llevar sslmode=verify-full ${IN_PRODUCTION}, salvo en esta misma máquina: agréguelo y vuelva a iniciar.`
      : undefined;

const RULES: { [N in Name]?: Rule<N> } = {
  JWT_SECRET: missing('JWT_SECRET', 'defínalo con 32 caracteres o más'),
  RATE_LIMITS: (value) =>
    value === 'off' ? `RATE_LIMITS=off no se admite ${IN_PRODUCTION}: quítelo.` : undefined,
  SMTP_URL: missing('SMTP_URL', 'diga por dónde sale el correo'),
  STOREFRONT_URL: publicOrigin('STOREFRONT_URL'),
  BACKOFFICE_URL: publicOrigin('BACKOFFICE_URL'),
  TRUST_PROXY: missing('TRUST_PROXY', 'diga qué proxies hay delante, o 0 si no hay ninguno'),
  API_URL: (value) =>
    value?.startsWith('http:') && !isThisMachine(value)
      ? `API_URL debe tener https ${IN_PRODUCTION}, salvo en esta misma máquina: corríjalo y vuelva a iniciar.`
      : undefined,
  DATABASE_URL: secured('DATABASE_URL'),
  MIGRATION_DATABASE_URL: secured('MIGRATION_DATABASE_URL'),
  DATABASE_REPLICA_URL: secured('DATABASE_REPLICA_URL'),
  S3_ENDPOINT: (value) =>
    value?.startsWith('http:') && !isThisMachine(value)
      ? `S3_ENDPOINT debe tener https ${IN_PRODUCTION}, salvo en esta misma máquina: corríjalo y vuelva a iniciar.`
      : undefined,
  IMAGES_URL: (value) =>
    value?.startsWith('http:')
      ? `IMAGES_URL debe tener https ${IN_PRODUCTION}: corríjalo y vuelva a iniciar.`
      : undefined,
  SHOP_NAME: ofTheShop('SHOP_NAME'),
  SHOP_LEGAL_LINE: ofTheShop('SHOP_LEGAL_LINE'),
  SHOP_CUIT: cuit,
  SHOP_ADDRESS: ofTheShop('SHOP_ADDRESS'),
  // The demo shop's city really exists, so a shop may have the same value.
  SHOP_CITY: (_city, isSet) => (isSet ? undefined : fictitiousText('SHOP_CITY')),
  SHOP_PHONE: ofTheShop('SHOP_PHONE'),
  SHOP_EMAIL: ofTheShop('SHOP_EMAIL'),
  SHOP_INSTAGRAM: elsewhere('SHOP_INSTAGRAM'),
  SHOP_WHATSAPP: elsewhere('SHOP_WHATSAPP'),
};

/**
 * Checks in production that none of a process's settings is unsafe.
 * @throws ConfigError with one line for the first unsafe setting
 */
export function refuseUnsafe(env: Env, names: readonly Name[]): void {
  if (!isProduction(env)) return;
  const values = readEnv(env, names);
  for (const name of names) {
    const says = (RULES[name] as Rule<Name> | undefined)?.(values[name], Boolean(env[name]?.trim()));
    if (says) throw new ConfigError(says);
  }
}

/** Refuses to run as root in production: an attacker who takes over a root process controls the whole machine. */
export function refuseRoot(env: Env = process.env): void {
  if (isProduction(env) && process.getuid?.() === 0) {
    throw new ConfigError(
      `La tienda no se inicia como root ${IN_PRODUCTION}: hágalo con una cuenta sin privilegios.`,
    );
  }
}

const isProduction = (env: Env) => readEnv(env, ['NODE_ENV']).NODE_ENV === 'production';

/** A `host` in the query overrides the URL's host; a value that begins with a slash is a socket on this machine. */
function isSecured(databaseUrl: string): boolean {
  const { searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host');
  const here = host ? host.startsWith('/') || isLoopback(host) : isThisMachine(databaseUrl);
  return here || searchParams.getAll('sslmode').join() === 'verify-full';
}

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

/** Checks the eleven digits and the check digit. */
function isCuit(value: string): boolean {
  const digits = value.replaceAll('-', '');
  if (!/^\d{11}$/.test(digits)) return false;
  return WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11 === 0;
}
