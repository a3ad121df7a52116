import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** Seconds that a code is of, and how many of these before and after now are taken: clocks differ. */
const PERIOD = 30;
const WINDOW = 1;

const generatorOf = (secreto: string) => new TOTP({ secret: Secret.fromBase32(secreto), period: PERIOD });

export const createSecreto = (): string => new Secret({ size: 20 }).base32;

/** The period that this is the code of, if it is one that is taken at this moment (milliseconds since 1970). */
export function stepOf(secreto: string, codigo: string, now: number): number | undefined {
  const delta = generatorOf(secreto).validate({ token: codigo, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** What an authenticator reads, and the same as a picture: an SVG's path over squares of 1. */
export function invitationOf(secreto: string, { shop, email }: { shop: string; email: string }) {
  const secret = Secret.fromBase32(secreto);
  const uri = new TOTP({ issuer: shop, label: email, secret, period: PERIOD }).toString();
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { secreto, uri, qr: { lado: size, trazo: squares.join('') } };
}
