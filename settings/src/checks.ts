import { isIP } from 'node:net';
import * as v from 'valibot';

const PORT = 'debe ser un número de puerto, de 1 a 65535';

export const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, PORT),
      v.transform(Number),
      v.minValue(1, PORT),
      v.maxValue(65535, PORT),
    ),
    String(fallback),
  );

export const url = (expected: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), expected),
  );

const ORIGIN = 'debe ser una dirección como https://tienda.ejemplo.com, sin ruta';

export const origin = v.optional(
  v.pipe(
    url(ORIGIN, 'http:', 'https:'),
    v.check((value) => ['', '/'].includes(URL.parse(value)?.pathname ?? 'x') && !/[?#@]/.test(value), ORIGIN),
    v.transform((value) => new URL(value).origin),
  ),
);

const IMAGES = 'debe ser una dirección como https://fotos.ejemplo.com/imagenes';
/** Keeps each picture's full URL short enough for the API's fields. */
const LONGEST = 120;

/** A base URL without a trailing slash. */
export const baseUrl = v.optional(
  v.pipe(
    url(IMAGES, 'http:', 'https:'),
    v.maxLength(LONGEST, `debe tener a lo sumo ${LONGEST} caracteres`),
    v.check((value) => !/[?#@]/.test(value), IMAGES),
    v.transform((value) => new URL(value).href.replace(/\/+$/, '')),
  ),
);

/** An optional word from a list; the default is the first. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, expected: string) =>
  v.optional(v.picklist(words, expected), words[0]);

export const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

const URL_OR_NO = 'debe ser una dirección como https://www.ejemplo.com/tienda, o no';

/** URL of the shop on another site; '' when the setting is `no`. */
export const socialUrl = (fallback: string) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal('no'),
          v.transform(() => ''),
        ),
        url(URL_OR_NO, 'https:'),
      ],
      URL_OR_NO,
    ),
    fallback,
  );

/** Minimum of different characters. A random secret of this length has more. */
const DIFFERENT = 10;

export const secret = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(32, 'debe tener al menos 32 caracteres'),
    v.check(
      (value) => new Set(value).size >= DIFFERENT && !/^(.{1,16})\1+$/.test(value),
      'debe ser al azar, como lo da `openssl rand -base64 48`',
    ),
  ),
);

/** Query parameters could turn off TLS. */
const SMTP = 'debe tener la forma smtp://usuario:clave@servidor:587, sin parámetros';

export const smtp = v.optional(
  v.pipe(
    url(SMTP, 'smtp:', 'smtps:'),
    v.check((value) => !/[?#]/.test(value), SMTP),
  ),
);

const PROXIES = 'debe ser cuántos proxies hay delante, o sus direcciones, como 10.0.0.0/8';

/** The number of proxies in front, or their addresses. */
export const proxies = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => /^\d{1,2}$/.test(value) || addressesIn(value).every(isNetwork), PROXIES),
    v.transform((value) => (/^\d/.test(value) && !/\D/.test(value) ? Number(value) : addressesIn(value))),
  ),
);

const addressesIn = (value: string) => value.split(/[\s,]+/);

function isNetwork(value: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(value)) return true;
  const [address = '', bits = '0', ...more] = value.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

const COLLECTOR = 'debe ser una dirección como http://127.0.0.1:4318';

/** Base URL of `/v1/traces`, without a trailing slash. */
export const collector = v.optional(
  v.pipe(
    url(COLLECTOR, 'http:', 'https:'),
    v.check((value) => !/[?#@]/.test(value), COLLECTOR),
    v.transform((value) => new URL(value).href.replace(/\/+$/, '')),
  ),
);

/** Names of OpenTelemetry; the first is the default. */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

const SHARE = 'debe ser un número de 0 a 1, como 0.1';

export const ratio = v.optional(
  v.pipe(v.string(), v.regex(/^(0|1|0?\.\d+|1\.0+)$/, SHARE), v.transform(Number)),
  '1',
);
