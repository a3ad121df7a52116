import { explainStart } from 'api-server/explain-start';
import { Problem } from 'api-server/shared/problem';

/** Tells the operator why a command came to nothing, in a line where that is known, and ends it with code 1. */
export function tellFailure(error: unknown): void {
  if (error instanceof Problem) {
    console.error([error.message, ...(error.details ?? []).map(({ message }) => message)].join(' '));
  } else {
    console.error(explainStart(error));
  }
  process.exitCode = 1;
}
