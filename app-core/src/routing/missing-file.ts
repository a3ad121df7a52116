import * as v from 'valibot';
import { storedValue } from '../stored-value.ts';

const MISSING = 'Missing file: ';

/**
 * A screen's code comes when it is first opened, and may not come: no signal, or a newer version of the app has other
 * files. The router would then load the page anew by itself, and without signal the browser's own error page would
 * stand in the app's place. It knows such an error by its message: under another one it hands it on to the screen's
 * error view (use-retry.ts). Call once, before anything renders.
 */
export function keepPageOnMissingFile(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${MISSING}${payload.message}`;
  });
}

export const isMissingFile = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith(MISSING);

/** Whether the page would come, were it loaded anew. */
const isReachable = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Loads the page anew, for many browsers remember which file they could not have. Not where that would lose it. */
export async function loadPageAnew(): Promise<void> {
  if (await isReachable()) window.location.reload();
}

/** What this tab has loaded the page anew for. */
const seen = storedValue('archivos-perdidos', v.array(v.string()), [], 'sessionStorage');

/**
 * True once per error in this tab: a new version of the app has its files after one new page, or never. Where nothing
 * can be stored never: the page would load itself anew without end.
 */
export function isFirst({ message }: Error): boolean {
  const before = seen.read();
  return !before.includes(message) && seen.write([...before, message]);
}
