import { useEffect } from 'react';

/** Reports a state, and false on unmount. `tell` must be stable. */
export function useReportState(isSo: boolean, tell: ((isSo: boolean) => void) | undefined): void {
  useEffect(() => {
    tell?.(isSo);
    return () => tell?.(false);
  }, [isSo, tell]);
}
