import { hash, randomInt } from 'node:crypto';
import { LIMITS } from 'api-client/contract';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** The Base32 alphabet of authenticators: it has no characters that look alike. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 80 bits, so a code cannot be guessed, not even from its hash. */
const LENGTH = 16;

/** Removes the spaces and hyphens that make a code easier to read. */
export const withoutSeparators = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const isTimeCode = (bare: string): boolean => /^\d{6}$/.test(bare);

/** Returns the hash that the database stores for a code. */
export const hashOfCode = (bare: string): string => hash('sha256', bare, 'base64url');

const createCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Creates the recovery codes as the owner sees them once: in groups of four. */
export const createCodes = (): string[] =>
  Array.from({ length: LIMITS.codigosDeRecuperacion }, () => createCode().replace(/(.{4})(?=.)/g, '$1-'));

/** Seconds for which a code is valid, and how many earlier or later periods are accepted because clocks differ. */
const PERIOD = 30;
const WINDOW = 1;

const generatorOf = (secreto: string) => new TOTP({ secret: Secret.fromBase32(secreto), period: PERIOD });

export const createSecreto = (): string => new Secret({ size: 20 }).base32;

/** Returns the period of this code, or undefined if the code is not valid at `now` (milliseconds since 1970). */
export function stepOf(secreto: string, codigo: string, now: number): number | undefined {
  const delta = generatorOf(secreto).validate({ token: codigo, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Returns the URI that an authenticator reads, and its QR code as an SVG path with squares of size 1. */
export function invitationOf(secreto: string, { shop, email }: { shop: string; email: string }) {
  const secret = Secret.fromBase32(secreto);
  const uri = new TOTP({ issuer: shop, label: email, secret, period: PERIOD }).toString();
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { secreto, uri, qr: { lado: size, trazo: squares.join('') } };
}
