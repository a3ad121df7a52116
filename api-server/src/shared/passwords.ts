import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id with what OWASP asks of it at least: 19 MiB, two passes, one lane. */
const OPTIONS = {
  algorithm: 2,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

/** The same letters typed on another keyboard may come as other code points. */
const normalized = (password: string): string => password.normalize('NFKC');

/** A PHC string that carries its salt and its costs. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password), OPTIONS);

/** False, too, for something that is no hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, normalized(password));
  } catch {
    return false;
  }
}

/** Thirty-two zero bytes: no known password has this hash. */
const ZERO_HASH = `$${'A'.repeat(43)}`;

/**
 * The hash of an account whose owner has not chosen a password, and of an account that does not exist. Verifying it takes as
 * long as verifying a real one, at today's costs, and always fails.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$sSr8K9ASfAi53QsI+/hRRQ${ZERO_HASH}`;

/** Whether somebody has chosen the password of this account. Not so where the costs were others at that time, too. */
export const hasPassword = (stored: string): boolean => !stored.endsWith(ZERO_HASH);
