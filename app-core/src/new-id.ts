import { v4 } from 'uuid';

/** A fresh id. `crypto.randomUUID` is missing where the shop is looked at over http from another machine. */
export const newId = (): string => v4();
