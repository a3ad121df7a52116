import { authCanjearCodigo } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { proxy, useSnapshot } from 'valtio';
import { isStaff, sessionFrom, startSession, visitorKind } from './access.ts';

type Outcome = 'staff' | 'cliente' | 'refused';

const store = proxy<{ refusal: string | undefined }>({ refusal: undefined });
let exchange: Promise<Outcome> | undefined;

/** Returns why the storefront's code was refused, for the login page. */
export const useCodeRefusal = (): string | undefined => useSnapshot(store).refusal;

/**
 * Redeems the storefront's one-time code from the URL's fragment (`#codigo=`); an existing session is kept.
 * Returns the URL without the code, which must not stay in the history.
 */
export function withoutCode(href: string): string {
  const url = new URL(href, window.location.origin);
  const parts = url.hash.slice(1).split('&');
  const codigo = new URLSearchParams(parts.find(isCode)).get('codigo');
  if (codigo === null) return href;
  // Keep the rest of the fragment unchanged.
  url.hash = parts.filter((part) => !isCode(part)).join('&');
  if (visitorKind() === 'visitor') exchange = redeem(codigo);
  return url.pathname + url.search + url.hash;
}

const isCode = (part: string) => part.startsWith('codigo=');

/** Waits for a pending redemption; undefined without one. */
export async function pendingRedemption(): Promise<Outcome | undefined> {
  const outcome = await exchange;
  exchange = undefined;
  return outcome;
}

async function redeem(codigo: string): Promise<Outcome> {
  store.refusal = undefined;
  try {
    const { data } = await authCanjearCodigo({ body: { codigo } });
    const session = sessionFrom(data.token);
    if (!isStaff(session)) return 'cliente';
    if (session) startSession(session);
    return 'staff';
  } catch (error) {
    store.refusal = messageOf(error);
    return 'refused';
  }
}

/** Clears the message, so that the next visit of the login does not show it. */
export const forgetCodeRefusal = (): void => {
  store.refusal = undefined;
};
