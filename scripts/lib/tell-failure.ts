import { explainStart } from 'api-server/explain-start';
import { Problem } from 'api-server/shared/problem';

/** Prints why a command failed, in one line if known, and sets exit code 1. */
export function tellFailure(error: unknown): void {
  if (error instanceof Problem) {
    console.error([error.message, ...(error.details ?? []).map(({ message }) => message)].join(' '));
  } else {
    console.error(explainStart(error));
  }
  process.exitCode = 1;
}
