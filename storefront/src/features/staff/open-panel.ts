import { authCrearCodigo } from 'api-client/storefront';
import { leaveTo } from './leave.ts';

/** Milliseconds to wait for a code: a login there is better than a button that does nothing. */
const PATIENCE = 3000;

/**
 * Leads to an address of the back office with a one-time code, so that nobody types a password again; without one if it
 * can't be had. The code stands in the fragment, which no server or proxy sees; no token ever stands in an address.
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
