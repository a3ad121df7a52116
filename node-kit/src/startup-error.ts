/**
 * Something the operator has to put right before the shop can start. Its message is one Spanish line that
 * says what to do; whoever catches it prints that line, no stack, and ends with code 1.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
