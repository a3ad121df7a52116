import * as v from 'valibot';
import { storedValue } from '../stored-value.ts';

const MISSING = 'Missing file: ';

/**
 * Keeps the page when a lazy screen's code fails to load: the device is offline, or a newer version has other files.
 * The router would reload the page, and offline the browser's error page would replace the app. The router detects this
 * error by its message, so the message is changed. The screen's error view then handles it (use-retry.ts). Call once
 * before rendering.
 */
export function keepPageOnMissingFile(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${MISSING}${payload.message}`;
  });
}

export const isMissingFile = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith(MISSING);

/** Returns whether the server answers, so that a reload would work. */
const isReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Reloads the page, because many browsers remember a failed file. Not offline: the reload would lose the page. */
export async function reloadPage(): Promise<void> {
  if (await isReachable()) window.location.reload();
}

/** Messages of the errors for which this tab already reloaded. */
const recordedErrors = storedValue('archivos-perdidos', v.array(v.string()), [], 'sessionStorage');

/**
 * Returns true once per error in this tab: one reload loads the new version's files, or none does. Without storage,
 * always false: otherwise the page would reload without end.
 */
export function isFirstOccurrence({ message }: Error): boolean {
  const before = recordedErrors.read();
  return !before.includes(message) && recordedErrors.write([...before, message]);
}
