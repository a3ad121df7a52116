import { useEffect } from 'react';

/** Tells whether something is so; when the part that tells it goes away, that it is not. `tell` has to stay the same function. */
export function useTold(isSo: boolean, tell: ((isSo: boolean) => void) | undefined): void {
  useEffect(() => {
    tell?.(isSo);
    return () => tell?.(false);
  }, [isSo, tell]);
}
