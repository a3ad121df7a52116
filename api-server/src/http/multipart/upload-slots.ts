import { Problem } from '../../shared/problem.ts';

/** Concurrent uploads per process. An upload may hold about 12 MB of files in memory. */
const AT_ONCE = 8;

export type UploadSlots = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the work, or throws NO_DISPONIBLE when all slots are taken, so that memory use stays bounded. */
export function createUploadSlots(slots = AT_ONCE): UploadSlots {
  let taken = 0;
  return async (work) => {
    if (taken >= slots) throw new Problem('NO_DISPONIBLE');
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}
