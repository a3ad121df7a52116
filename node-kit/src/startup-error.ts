/**
 * A problem that the operator has to solve before the shop can start. The message is one Spanish line that
 * says what to do; the program prints it without a stack and exits with code 1.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
