import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail, refusalOf } from 'api-client/contract';
import type { z } from 'zod';

/** An expected error, answered as the contract's error body. Other errors become a 500 without details. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Seconds for the Retry-After header, if known. */
  retryAfter: number | undefined;

  /** `message` replaces the contract's message, for a message that depends on settings. */
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

/** Returns the row, or throws NO_ENCONTRADO. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Problem('NO_ENCONTRADO');
  return row;
}

/** Throws VERSION_DESACTUALIZADA when the caller saw another version. Accepts a caller without a version. */
export function refuseStale({ version }: { version: number }, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== version) throw new Problem('VERSION_DESACTUALIZADA');
}

/** Returns a DATOS_INVALIDOS problem with every field that the schema refuses. */
export const invalidProblem = ({ issues }: z.ZodError) =>
  new Problem(
    'DATOS_INVALIDOS',
    issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );

/** Returns a problem about one field. */
export const fieldProblem = (code: ErrorCode, field: string, message: string = ERRORS[code].message) =>
  new Problem(code, [{ field, message }]);
