import { useState } from 'react';

/** Returns how many times the count increased since it was first known. */
export function useBumps(count: number | undefined): number {
  const [seen, setSeen] = useState(count);
  const [bumps, setBumps] = useState(0);
  if (count !== seen) {
    setSeen(count);
    if (seen !== undefined && count !== undefined && count > seen) setBumps(bumps + 1);
  }
  return bumps;
}
