import { isToldByPolicy, messageOf } from 'app-core/queries/errors';

/** What stands at the form where neither a field nor the app's policy tells it. */
export const failureText = (error: unknown, atFields: boolean): string | undefined =>
  atFields || isToldByPolicy(error) ? undefined : messageOf(error);
