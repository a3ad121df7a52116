import { Problem } from '../../shared/problem.ts';

/** Uploads that one process takes in at a time; each may hold its files in memory, some 12 MB. */
const AT_ONCE = 8;

export type UploadSlots = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs what it is given, or refuses when too many are under way: memory stays bounded whatever is sent. */
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
