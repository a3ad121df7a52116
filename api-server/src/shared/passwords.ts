import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. */
const OPTIONS = {
  algorithm: 2,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

/** Returns one Unicode form: keyboards may send the same letters as different code points. */
const normalized = (password: string): string => password.normalize('NFKC');

/** Returns a PHC string with salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password), OPTIONS);

/** Returns whether the password matches. False also for an invalid hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, normalized(password));
  } catch {
    return false;
  }
}

const ZERO_HASH = `$${'A'.repeat(43)}`;

/**
 * Hash of accounts without a password, and of accounts that do not exist: 32 zero bytes, the hash of no known password.
 * Verifying takes as long as for a real hash with today's costs, and always fails.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$sSr8K9ASfAi53QsI+/hRRQ${ZERO_HASH}`;

/** Returns whether the account has a password. Also recognises a placeholder with older costs. */
export const hasPassword = (stored: string): boolean => !stored.endsWith(ZERO_HASH);
