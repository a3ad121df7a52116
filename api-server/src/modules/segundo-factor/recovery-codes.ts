import { hash, randomInt } from 'node:crypto';
import { LIMITS } from 'api-client/contract';

/** The Base32 alphabet of authenticators: it has no characters that look alike. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 80 bits, so a code cannot be guessed, not even from its hash. */
const LENGTH = 16;

/** Removes the spaces and hyphens that make a code easier to read. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const isTimeCode = (bare: string): boolean => /^\d{6}$/.test(bare);

/** Returns the hash that the database stores for a code. */
export const hashOfCode = (bare: string): string => hash('sha256', bare, 'base64url');

const createCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Creates the recovery codes as the owner sees them once: in groups of four. */
export const createCodes = (): string[] =>
  Array.from({ length: LIMITS.codigosDeRecuperacion }, () => createCode().replace(/(.{4})(?=.)/g, '$1-'));
