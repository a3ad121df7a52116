import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

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
