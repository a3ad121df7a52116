import { pino } from 'pino';
import type { LogStream } from './logger.ts';

/** Opens the log on standard output. Writes are buffered, because a write per line would slow requests down. */
export const openLog = (dest: number | string = 1): LogStream =>
  pino.destination({ dest, sync: false, minLength: 4096, periodicFlush: 200 });
