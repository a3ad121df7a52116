import { resolve } from 'node:path';
import { z } from 'zod';
import { keepOnce } from './keep-once.ts';
import { loadShop, type Shop } from './shop.ts';
import { StartupError } from './startup-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** What the environment says, before anything is written to disk. */
export type Settings = {
  env: 'development' | 'production' | 'test';
  production: boolean;
  apiPort: number;
  storefrontPort: number;
  backofficePort: number;
  /** Origins, without a slash at the end. */
  storefrontUrl: string;
  backofficeUrl: string;
  /** Undefined: the shop runs a PostgreSQL of its own in `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: mail is written to `dataDir`/outbox. */
  smtpUrl: string | undefined;
  rateLimits: boolean;
  /** Load the demo shop and its accounts into an empty database. Never in production. */
  demo: boolean;
  shop: Shop;
};

export type Config = Settings & { jwtSecret: string };

export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
}

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65535)
    .default(fallback);

const url = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''));

const origin = url('http:', 'https:')
  .refine((value) => ['', '/'].includes(URL.parse(value)?.pathname ?? 'x') && !/[?#@]/.test(value))
  .transform((value) => new URL(value).origin);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  API_PORT: port(4002),
  STOREFRONT_PORT: port(4000),
  BACKOFFICE_PORT: port(4001),
  STOREFRONT_URL: origin.optional(),
  BACKOFFICE_URL: origin.optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  JWT_SECRET: z.string().min(32).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DEMO: z.enum(['0', '1']).default('1'),
});

const PORT = 'debe ser un número de puerto, de 1 a 65535';
const ORIGIN = 'debe ser una dirección como https://tienda.ejemplo.com, sin ruta';
const EXPECTED: Record<string, string> = {
  NODE_ENV: 'debe ser development, production o test',
  API_PORT: PORT,
  STOREFRONT_PORT: PORT,
  BACKOFFICE_PORT: PORT,
  STOREFRONT_URL: ORIGIN,
  BACKOFFICE_URL: ORIGIN,
  DATABASE_URL: 'debe tener la forma postgres://usuario:clave@servidor:5432/base',
  SMTP_URL: 'debe tener la forma smtp://usuario:clave@servidor:587',
  JWT_SECRET: 'debe tener al menos 32 caracteres',
  RATE_LIMITS: 'debe ser on u off',
  DEMO: 'debe ser 1 o 0',
};

/** Reads the environment and touches nothing. A relative DATA_DIR counts from `cwd`. */
export function readSettings(env: Env, cwd = process.cwd()): Settings {
  // An empty setting is how shells and compose files say 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new ConfigError(`${name} ${EXPECTED[name] ?? 'no es válido'}: corríjalo y vuelva a iniciar.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && !values.JWT_SECRET) {
    throw new ConfigError('Falta JWT_SECRET: con NODE_ENV=production defínalo con 32 caracteres o más.');
  }
  if (production && values.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS=off no se admite con NODE_ENV=production: quítelo.');
  }
  return {
    env: values.NODE_ENV,
    production,
    apiPort: values.API_PORT,
    storefrontPort: values.STOREFRONT_PORT,
    backofficePort: values.BACKOFFICE_PORT,
    storefrontUrl: values.STOREFRONT_URL ?? `http://localhost:${values.STOREFRONT_PORT}`,
    backofficeUrl: values.BACKOFFICE_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(cwd, values.DATA_DIR),
    smtpUrl: values.SMTP_URL,
    rateLimits: values.RATE_LIMITS === 'on',
    demo: values.DEMO === '1' && !production,
    shop: loadShop(env),
  };
}

/** The settings, and the token secret: the one given, or one made once and kept in DATA_DIR. */
export function loadConfig(env: Env = process.env, cwd = process.cwd()): Config {
  const settings = readSettings(env, cwd);
  const jwtSecret = env.JWT_SECRET?.trim() || keepOnce(resolve(settings.dataDir, 'jwt-secret'));
  return { ...settings, jwtSecret };
}
