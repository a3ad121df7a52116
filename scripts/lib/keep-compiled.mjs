/**
 * Keeps what Node made of the sources that it is about to run, without their types, for the next time: what strips types
 * off is then not even loaded, which is 20 MB of a process that runs as long as the shop does. Plain JavaScript for that.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

module.enableCompileCache?.(fileURLToPath(new URL('../../.cache/started', import.meta.url)));
