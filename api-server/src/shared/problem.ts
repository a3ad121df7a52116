import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail, refusalOf } from 'api-client/contract';

/** An expected refusal, answered as the contract's error body. Anything else thrown is a 500 that tells nothing. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;

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

/** One field that is wrong, with what is wrong about it. */
export const fieldProblem = (code: ErrorCode, field: string, message: string = ERRORS[code].message) =>
  new Problem(code, [{ field, message }]);
