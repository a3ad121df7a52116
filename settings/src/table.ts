/** All settings: the check of each value, and the text for the README. */
import { LOG_LEVELS } from 'node-kit/logger';
import * as v from 'valibot';
import {
  below,
  collector,
  elsewhere,
  oneOf,
  origin,
  port,
  proxies,
  SAMPLERS,
  secret,
  share,
  smtp,
  text,
  url,
} from './checks.ts';

type Setting = {
  check: v.GenericSchema<string | undefined, unknown>;
  /** The README's text in the default column when the setting has no default value. */
  unset?: string;
  what: string;
};

export const POSTGRES = 'postgres://usuario:clave@servidor:5432/base';

const BUCKET = 'debe ser el nombre de un bucket';

const who = (fallback: string, what: string) => ({ check: text(fallback), what: `the shop's ${what}` });

export const SETTINGS = {
  STOREFRONT_PORT: { check: port(4000), what: 'where the shop listens' },
  STOREFRONT_URL: {
    check: origin,
    unset: '`http://localhost:<STOREFRONT_PORT>`',
    what: 'what the shop is called from outside: links in mails lead there',
  },
  BACKOFFICE_PORT: { check: port(4001), what: 'where the back office listens' },
  BACKOFFICE_URL: {
    check: origin,
    unset: '`http://localhost:<BACKOFFICE_PORT>`',
    what: 'what the back office is called from outside: links in mails to who works in the shop lead there',
  },
  API_PORT: { check: port(4002), what: 'where the API listens, below `/api`' },
  API_URL: {
    check: origin,
    unset: '`http://127.0.0.1:<API_PORT>`',
    what: "where the apps' own servers find the API, when it is not on this machine",
  },
  HOST: { check: text('0.0.0.0'), what: "the address that the apps' servers listen on" },
  API_HOST: { check: text('127.0.0.1'), what: "the API's, which only the apps' servers need to reach" },
  DATA_DIR: {
    check: text('./data'),
    what: 'database, pictures (`images`) unless they are in a bucket, mail (`outbox`), token secret',
  },
  DATABASE_URL: {
    check: v.optional(url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:')),
    unset: 'a PostgreSQL 18 of its own in `DATA_DIR`, which `start`, `dev` and `admin` run',
    what: 'your PostgreSQL, 15 or newer; the API started alone requires it',
  },
  MIGRATION_DATABASE_URL: {
    check: v.optional(url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:')),
    unset: 'none: the role of `DATABASE_URL` owns the tables and migrates them',
    what: 'the same database as the role that owns it: that role migrates, and the role of `DATABASE_URL` only reads and writes rows',
  },
  DATABASE_REPLICA_URL: {
    check: v.optional(url(`debe tener la forma ${POSTGRES}`, 'postgres:', 'postgresql:')),
    unset: 'none: all is read where it is written',
    what: 'a streaming replica of it, for the catalogue, reports and the dashboard; it may lag',
  },
  S3_ENDPOINT: {
    check: origin,
    unset: 'pictures are in `DATA_DIR/images`',
    what: 'the server of the bucket that pictures are kept in, as in `https://s3.eu-west-1.amazonaws.com`; it is asked by path. With it, the four below',
  },
  S3_BUCKET: {
    check: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, BUCKET))),
    unset: 'none',
    what: 'its name; pictures stand there in `imagenes`',
  },
  S3_REGION: { check: text('us-east-1'), what: 'its region, `auto` where there are none' },
  S3_ACCESS_KEY_ID: { check: v.optional(v.string()), unset: 'none', what: 'who the shop is there' },
  S3_SECRET_ACCESS_KEY: {
    check: v.optional(v.string()),
    unset: 'none',
    what: 'with which it shows that it is',
  },
  IMAGES_URL: {
    check: below,
    unset: '`/api/imagenes` of the shop itself',
    what: 'where browsers find the pictures, as in `https://fotos.ejemplo.com/imagenes`: in the bucket or in a CDN before it or before the shop',
  },
  SMTP_URL: {
    check: smtp,
    unset: 'mail is written to `DATA_DIR/outbox` as .eml',
    what: 'your mail server; one that is not on this machine has to speak TLS, `smtp://` by STARTTLS',
  },
  JWT_SECRET: {
    check: secret,
    unset: 'made once, kept in `DATA_DIR`',
    what: 'what tokens are signed with: 32 characters or more, by chance',
  },
  JWT_SECRET_PREVIOUS: {
    check: secret,
    unset: 'none',
    what: 'the `JWT_SECRET` of before, whose tokens still count: a new one logs nobody out. For eight days, until they are past',
  },
  RATE_LIMITS: {
    check: oneOf(['on', 'off'], 'debe ser on u off'),
    what: 'limits on how often a caller may ask',
  },
  LOG_LEVEL: {
    check: oneOf(LOG_LEVELS, 'debe ser debug, info, warn, error o silent'),
    what: "what the API and the apps' servers write to their log, lines of JSON; `start` shows of them what went wrong",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    check: collector,
    unset: 'none: no traces are made, and nothing of that is loaded',
    what: "where the API and the apps' servers send their traces, an OpenTelemetry collector's address for OTLP over HTTP, as in `http://127.0.0.1:4318`",
  },
  OTEL_TRACES_SAMPLER: {
    check: oneOf(SAMPLERS, `debe ser uno de ${SAMPLERS.join(', ')}`),
    what: 'which traces are kept, by the names that OpenTelemetry gives it, as in `parentbased_traceidratio`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    check: share,
    what: 'which share of them with a `traceidratio`, from 0 to 1',
  },
  DEMO: {
    check: v.optional(v.picklist(['1', '0'], 'debe ser 1 o 0')),
    unset: '`1` while both addresses lead to this machine alone',
    what: '`1` loads the demo shop into an empty database, `0` starts with an empty shop, whose `SHOP_*` say that they are to be filled in',
  },
  SHOP_NAME: who('Tierra Llana', 'name, on the remito, in mails and in the footer'),
  SHOP_LEGAL_LINE: who(
    'Tierra Llana S.R.L. · IVA Responsable Inscripto',
    'legal name and tax condition, as a remito carries them',
  ),
  SHOP_CUIT: who('30-71584932-8', 'CUIT, eleven digits with hyphens'),
  SHOP_ADDRESS: who('Av. de Mayo 1284', 'street and number'),
  SHOP_CITY: who('Pergamino, Buenos Aires', 'city'),
  SHOP_PHONE: who('+54 9 2477 41-5820', 'telephone'),
  SHOP_EMAIL: {
    check: v.optional(v.pipe(v.string(), v.email('debe ser un correo')), 'ventas@tierrallana.test'),
    what: 'the address that mails come from',
  },
  SHOP_INSTAGRAM: {
    check: elsewhere('https://www.instagram.com/tierrallana.mayorista'),
    what: "the shop's Instagram, `no` for none",
  },
  SHOP_WHATSAPP: { check: elsewhere('https://wa.me/5492477415820'), what: 'the same for WhatsApp' },
  TRUST_PROXY: {
    check: proxies,
    unset: 'nobody, the API the machine itself',
    what: "the proxies in front that set X-Forwarded-*: how many, `0` for none, or their addresses, as in `10.0.0.0/8`; for an API on a machine of its own, those of the apps' servers",
  },
  NODE_ENV: {
    check: oneOf(['development', 'production', 'test'], 'debe ser development, production o test'),
    what: '`production` refuses to start with what is unsafe: see below',
  },
  ADMIN_PASSWORD: {
    check: v.optional(v.string()),
    unset: 'asked for',
    what: 'the password of the account that `admin` makes',
  },
  CHROMIUM_PATH: {
    check: v.optional(v.string()),
    unset: "one out of a registry package, or an installed one where that doesn't run",
    what: 'the browser of the tests',
  },
  TEST_DATABASE_URL: {
    check: v.optional(v.string()),
    unset: 'the embedded PostgreSQL',
    what: "another PostgreSQL for the API's tests and the journey",
  },
  E2E_PORT: {
    check: port(4100),
    what: "the first of the ports of the shops that the browser's tests start: three, or six in a whole run",
  },
} as const satisfies Record<string, Setting>;

export type Name = keyof typeof SETTINGS;
export type Values = { [N in Name]: v.InferOutput<(typeof SETTINGS)[N]['check']> };

export const NAMES = Object.keys(SETTINGS) as Name[];

export const defaultOf = (name: Name) => v.parse(SETTINGS[name].check, undefined);

export function tableOfSettings(): string {
  const rows = NAMES.map((name) => {
    const { unset, what }: Setting = SETTINGS[name];
    return `| \`${name}\` | ${unset ?? `\`${defaultOf(name)}\``} | ${what} |`;
  });
  return ['| setting | default | what |', '| --- | --- | --- |', ...rows].join('\n');
}
