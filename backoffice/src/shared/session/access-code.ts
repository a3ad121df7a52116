import { authCanjearCodigo } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { proxy, useSnapshot } from 'valtio';
import { isStaff, visitorKind } from './access.ts';
import { sessionFrom, startSession } from './session-store.ts';

type Outcome = 'staff' | 'cliente' | 'refused';

const store = proxy<{ refusal: string | undefined }>({ refusal: undefined });
let exchange: Promise<Outcome> | undefined;

/** Why the code of the storefront opened nothing, for the login page. */
export const useCodeRefusal = (): string | undefined => useSnapshot(store).refusal;

/**
 * Takes the storefront's one-time code out of an address's fragment (`#codigo=`) and exchanges it; who has a session
 * here keeps it, and the code is left to grow old. Returns the address without the code: it must not stay in the history.
 */
export function withoutCode(href: string): string {
  const url = new URL(href, window.location.origin);
  const parts = url.hash.slice(1).split('&');
  const codigo = new URLSearchParams(parts.find(isCode)).get('codigo');
  if (codigo === null) return href;
  // What else the fragment holds stays as it was written.
  url.hash = parts.filter((part) => !isCode(part)).join('&');
  if (visitorKind() === 'visitor') exchange = redeem(codigo);
  return url.pathname + url.search + url.hash;
}

const isCode = (part: string) => part.startsWith('codigo=');

/** Waits for an exchange that is under way; nothing when there is none. */
export async function codeSettled(): Promise<Outcome | undefined> {
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

/** Said once: the next visit of the login has nothing to do with it. */
export const forgetCodeRefusal = (): void => {
  store.refusal = undefined;
};
