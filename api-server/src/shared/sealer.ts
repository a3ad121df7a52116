import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets, so that access to the database alone does not reveal them. */
export interface Sealer {
  /** Returns the encrypted text, which only opens for this `owner`. */
  seal(text: string, owner: string): string;
  /** Returns the text; undefined for another key or owner, or a changed text. */
  open(sealed: string, owner: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Uses AES-256-GCM with keys derived from the secrets. The first key encrypts, all keys decrypt. */
export function createSealer(secret: string, ...previous: readonly string[]): Sealer {
  const keyOf = (from: string) => Buffer.from(hkdfSync('sha256', from, '', 'tienda/segundo-factor', 32));
  const key = keyOf(secret);
  const keys = [key, ...previous.map(keyOf)];

  const openWith = (each: Buffer, sealed: Buffer, owner: string): string | undefined => {
    try {
      const decipher = createDecipheriv(CIPHER, each, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString();
    } catch {
      return undefined;
    }
  };

  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
      const data = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const each of keys) {
        const text = openWith(each, bytes, owner);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
