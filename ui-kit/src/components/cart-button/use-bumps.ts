import { useState } from 'react';

/** How often a count went up since it was first known, and whether it changed at all. */
export function useBumps(count: number | undefined): { bumps: number; changed: boolean } {
  const [seen, setSeen] = useState(count);
  const [bumps, setBumps] = useState(0);
  const [changed, setChanged] = useState(false);
  if (count !== seen) {
    setSeen(count);
    if (seen !== undefined && count !== undefined) {
      setChanged(true);
      if (count > seen) setBumps(bumps + 1);
    }
  }
  return { bumps, changed };
}
