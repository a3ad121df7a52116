import { onStoreFailure } from './stored-value.ts';

/**
 * Warns that this browser cannot store any more. Warns at each login that is not stored, because the user may be
 * another one; once for all other values. The texts load when they are needed. Returns the function that stops this.
 */
export function warnUnsaved(): () => void {
  let isWarned = false;
  return onStoreFailure((key) => {
    const isSession = key === 'auth';
    if (!isSession && isWarned) return;
    isWarned ||= !isSession;
    void import('./unsaved-toast.ts').then(
      ({ toastUnsaved }) => toastUnsaved(isSession),
      () => {},
    );
  });
}
