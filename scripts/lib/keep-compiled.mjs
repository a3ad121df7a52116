/**
 * Caches the compiled sources, so that the type stripper is not loaded: it takes 20 MB in a process that runs
 * as long as the shop. Plain JavaScript for the same reason.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

module.enableCompileCache?.(fileURLToPath(new URL('../../.cache/started', import.meta.url)));
