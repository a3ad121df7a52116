/** Declares every setting once: the check of its value, and its row in docs/settings.md. */
import { LOG_LEVELS } from 'node-kit/logger';
import * as v from 'valibot';
import {
  baseUrl,
  collector,
  oneOf,
  origin,
  port,
  proxies,
  ratio,
  SAMPLERS,
  secret,
  smtp,
  socialUrl,
  text,
  url,
} from './checks.ts';

type Setting = {
  check: v.GenericSchema<string | undefined, unknown>;
  /** Text for docs/settings.md in place of a default that is no plain value. */
  unset?: string;
  what: string;
};

export const POSTGRES = 'postgres://usuario:clave@servidor:5432/base';

const BUCKET = 'debe ser el nombre de un bucket';

const shopText = (fallback: string, what: string) => ({ check: text(fallback), what: `the shop's ${what}` });

export const SETTINGS = {
  STOREFRONT_PORT: { check: port(4000), what: 'port of the storefront' },
  STOREFRONT_URL: {
    check: origin,
    unset: '`http://localhost:<STOREFRONT_PORT>`',
    what: 'public address of the storefront; links in mails use it',
  },
  BACKOFFICE_PORT: { check: port(4001), what: 'port of the back office' },
  BACKOFFICE_URL: {
    check: origin,
    unset: '`http://localhost:<BACKOFFICE_PORT>`',
    what: 'public address of the back office; links in mails to staff use it',
  },
  API_PORT: { check: port(4002), what: 'port of the API, below `/api`' },
  API_URL: {
    check: origin,
    unset: '`http://127.0.0.1:<API_PORT>`',
    what: "address of the API for the apps' servers, when the API runs on another machine",
  },
  HOST: { check: text('0.0.0.0'), what: "network address on which the apps' servers listen" },
  API_HOST: {
    check: text('127.0.0.1'),
    what: "network address on which the API listens; only the apps' servers need it",
  },
  DATA_DIR: {
    check: text('./data'),
    what: 'folder of the database, pictures (`images`) unless a bucket holds them, mail (`outbox`) and token secret',
  },
  DATABASE_URL: {
    check: v.optional(url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:')),
    unset: 'an embedded PostgreSQL 18 in `DATA_DIR`, which `start`, `dev` and `admin` run',
    what: 'your PostgreSQL, 15 or newer; required when the API is started alone',
  },
  MIGRATION_DATABASE_URL: {
    check: v.optional(url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:')),
    unset: 'none: the role of `DATABASE_URL` owns the tables and migrates them',
    what: 'the same database with the role that owns the tables; then the role of `DATABASE_URL` only reads and writes rows',
  },
  DATABASE_REPLICA_URL: {
    check: v.optional(url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:')),
    unset: 'none: the primary answers everything',
    what: 'a streaming replica for the catalogue, reports and the dashboard; the replica may lag',
  },
  S3_ENDPOINT: {
    check: origin,
    unset: 'none: pictures are in `DATA_DIR/images`',
    what: 'S3 server of the bucket for pictures, such as `https://s3.eu-west-1.amazonaws.com`, with path-style addresses; needs the next four settings',
  },
  S3_BUCKET: {
    check: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, BUCKET))),
    unset: 'none',
    what: 'name of the bucket; pictures are below `imagenes`',
  },
  S3_REGION: { check: text('us-east-1'), what: 'region of the bucket; `auto` for servers without regions' },
  S3_ACCESS_KEY_ID: { check: v.optional(v.string()), unset: 'none', what: 'access key of the bucket' },
  S3_SECRET_ACCESS_KEY: {
    check: v.optional(v.string()),
    unset: 'none',
    what: 'secret of that access key',
  },
  IMAGES_URL: {
    check: baseUrl,
    unset: '`/api/imagenes` of the shop itself',
    what: 'public address of the pictures, in the bucket or a CDN, such as `https://fotos.ejemplo.com/imagenes`',
  },
  SMTP_URL: {
    check: smtp,
    unset: 'none: mail is written to `DATA_DIR/outbox` as .eml',
    what: 'your mail server; a server on another machine must use TLS, with `smtp://` by STARTTLS',
  },
  JWT_SECRET: {
    check: secret,
    unset: 'generated once, stored in `DATA_DIR`',
    what: 'secret that signs tokens: at least 32 random characters',
  },
  JWT_SECRET_PREVIOUS: {
    check: secret,
    unset: 'none',
    what: 'the previous `JWT_SECRET`: its tokens stay valid, so a new secret logs nobody out; remove it after eight days',
  },
  RATE_LIMITS: {
    check: oneOf(['on', 'off'], 'debe ser on u off'),
    what: 'rate limits per caller',
  },
  LOG_LEVEL: {
    check: oneOf(LOG_LEVELS, 'debe ser debug, info, warn, error o silent'),
    what: "lowest level in the logs of the API and the apps' servers (lines of JSON); `start` shows warnings and errors",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    check: collector,
    unset: 'none: no traces, no tracing code loaded',
    what: 'OpenTelemetry collector (OTLP over HTTP) that receives traces, such as `http://127.0.0.1:4318`',
  },
  OTEL_TRACES_SAMPLER: {
    check: oneOf(SAMPLERS, `debe ser uno de ${SAMPLERS.join(', ')}`),
    what: 'sampler of the traces, by its OpenTelemetry name, such as `parentbased_traceidratio`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    check: ratio,
    what: 'share of traces for a `traceidratio` sampler, from 0 to 1',
  },
  DEMO: {
    check: v.optional(v.picklist(['1', '0'], 'debe ser 1 o 0')),
    unset: '`1` while both public addresses are on this machine',
    what: '`1` loads the demo shop into an empty database; `0` starts an empty shop with placeholders for `SHOP_*`',
  },
  SHOP_NAME: shopText('Tierra Llana', 'name, on remitos, in mails and in the footer'),
  SHOP_LEGAL_LINE: shopText(
    'Tierra Llana S.R.L. · IVA Responsable Inscripto',
    'legal name and tax condition, for remitos',
  ),
  SHOP_CUIT: shopText('30-71584932-8', 'CUIT: eleven digits with hyphens'),
  SHOP_ADDRESS: shopText('Av. de Mayo 1284', 'street and number'),
  SHOP_CITY: shopText('Pergamino, Buenos Aires', 'city'),
  SHOP_PHONE: shopText('+54 9 2477 41-5820', 'telephone'),
  SHOP_EMAIL: {
    check: v.optional(v.pipe(v.string(), v.email('debe ser un correo')), 'ventas@tierrallana.test'),
    what: 'sender address of all mails',
  },
  SHOP_INSTAGRAM: {
    check: socialUrl('https://www.instagram.com/tierrallana.mayorista'),
    what: "the shop's Instagram page, `no` for none",
  },
  SHOP_WHATSAPP: {
    check: socialUrl('https://wa.me/5492477415820'),
    what: "the shop's WhatsApp link, `no` for none",
  },
  TRUST_PROXY: {
    check: proxies,
    unset: "none; for the API this machine's own servers",
    what: "reverse proxies that set X-Forwarded-*: their number, `0` for none, or addresses such as `10.0.0.0/8`; for an API on another machine, the apps' servers",
  },
  NODE_ENV: {
    check: oneOf(['development', 'production', 'test'], 'debe ser development, production o test'),
    what: '`production` refuses unsafe settings, see below',
  },
  ADMIN_PASSWORD: {
    check: v.optional(v.string()),
    unset: 'none: `admin` asks for it',
    what: 'password of the account that `admin` creates',
  },
  CHROMIUM_PATH: {
    check: v.optional(v.string()),
    unset: 'one from a registry package, or an installed one where that fails',
    what: 'browser of the tests',
  },
  TEST_DATABASE_URL: {
    check: v.optional(v.string()),
    unset: 'the embedded PostgreSQL',
    what: "PostgreSQL for the API's tests and the journeys",
  },
  E2E_PORT: {
    check: port(4100),
    what: 'first port of the shops that browser tests start: three ports, six in a whole run',
  },
} as const satisfies Record<string, Setting>;

export type Name = keyof typeof SETTINGS;
export type Values = { [N in Name]: v.InferOutput<(typeof SETTINGS)[N]['check']> };

export const NAMES = Object.keys(SETTINGS) as Name[];

export const defaultOf = (name: Name) => v.parse(SETTINGS[name].check, undefined);

/** Returns the table of docs/settings.md. */
export function tableOfSettings(): string {
  const rows = NAMES.map((name) => {
    const { unset, what }: Setting = SETTINGS[name];
    return `| \`${name}\` | ${unset ?? `\`${defaultOf(name)}\``} | ${what} |`;
  });
  return ['| setting | default | what |', '| --- | --- | --- |', ...rows].join('\n');
}
