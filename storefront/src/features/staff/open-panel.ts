import { authCrearCodigo } from 'api-client/storefront';
import { leaveTo } from './leave.ts';

/** Milliseconds to wait for a code. After that, the user logs in by hand. */
const PATIENCE = 3000;

/**
 * Opens a back-office address with a one-time code, so that the user need not log in again. If no code arrives, opens
 * the address without it. The code is in the fragment, which no server or proxy sees; addresses never contain tokens.
 */
export async function openPanel(href: string): Promise<void> {
  const url = new URL(href);
  try {
    const { data } = await authCrearCodigo({ signal: AbortSignal.timeout(PATIENCE) });
    url.hash = [...(url.hash ? [url.hash] : []), `codigo=${encodeURIComponent(data.codigo)}`].join('&');
  } catch (error) {
    console.warn('No se pudo crear el código de acceso', error);
  }
  leaveTo(url.href);
}
