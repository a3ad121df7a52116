import { hash, randomInt } from 'node:crypto';
import { LIMITS } from 'api-client/contract';

/** Base32 as authenticators have it: nothing in it is taken for something else. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 80 bits: nobody finds one by trying, not even against its hash. */
const LENGTH = 16;

/** Without what people put in to read it. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const isTimeCode = (bare: string): boolean => /^\d{6}$/.test(bare);

/** What is kept of a code. */
export const hashOfCode = (bare: string): string => hash('sha256', bare, 'base64url');

const createCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As they are told, once: in fours. */
export const createCodes = (): string[] =>
  Array.from({ length: LIMITS.codigosDeRecuperacion }, () => createCode().replace(/(.{4})(?=.)/g, '$1-'));
