import { pino } from 'pino';
import type { LogStream } from './logger.ts';

/** Where a server's log goes: standard output, a few lines at a time, for each write on its own would cost a request. */
export const openLog = (dest: number | string = 1): LogStream =>
  pino.destination({ dest, sync: false, minLength: 4096, periodicFlush: 200 });
