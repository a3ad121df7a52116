import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail, refusalOf } from 'api-client/contract';
import type { z } from 'zod';

/** An expected refusal, answered as the contract's error body. Anything else thrown is a 500 that tells nothing. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Seconds after which asking again makes sense, where that is known. */
  retryAfter: number | undefined;

  /** `message` where what is settled makes it another one than the contract's. */
  constructor(code: ErrorCode, details?: ErrorDetail[], message: string = ERRORS[code].message) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    const { code, message, details } = this;
    return { ...refusalOf(code), message, ...(details && { details }) };
  }
}

/** What was looked for: NO_ENCONTRADO when it is not there. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem('NO_ENCONTRADO');
  return row;
}

/** VERSION_DESACTUALIZADA when the caller saw another version; one who did not say takes it as it comes. */
export function refuseStale({ version }: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new Problem('VERSION_DESACTUALIZADA');
}

/** Every field that a schema has something against. */
export const invalidProblem = ({ issues }: z.ZodError) =>
  new Problem(
    'DATOS_INVALIDOS',
    issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );

/** One field that is wrong, with what is wrong about it. */
export const fieldProblem = (code: ErrorCode, field: string, message: string = ERRORS[code].message) =>
  new Problem(code, [{ field, message }]);
