import { onUnsaved } from './stored-value.ts';

/**
 * Tells that this browser stores nothing more: at each login that it could not store, for the person may be another
 * one, and once of everything else. The words come when they are needed. Returns how to stop.
 */
export function tellUnsaved(): () => void {
  let told = false;
  return onUnsaved((key) => {
    const isSession = key === 'auth';
    if (!isSession && told) return;
    told ||= !isSession;
    void import('./unsaved-toast.ts').then(
      ({ toastUnsaved }) => toastUnsaved(isSession),
      () => {},
    );
  });
}
