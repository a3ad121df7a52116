import { inRoot } from './workspace.ts';

/** The part that `start` builds to run all servers in one process. */
export const ONE_PROCESS = 'one-process';
export const ONE_PROCESS_FOLDER = inRoot('api-server', '.cache', ONE_PROCESS);
