import { v4 } from 'uuid';

/** Returns a new UUID. `crypto.randomUUID` is missing over plain http from another machine. */
export const newId = (): string => v4();
