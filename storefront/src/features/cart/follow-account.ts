/** Synchronises this device's cart with the account's cart. Works in the background; failures show no message. */
import type { QueryClient } from '@tanstack/react-query';
import { miCarritoChange, miCarritoGet, type Producto } from 'api-client/storefront';
import { newId } from 'app-core/new-id';
import { changesOf, idsToLookUp, mergedWith, notaChangeOf } from '../../shared/cart/account-cart.ts';
import { belongsToOther, type Cart, cart, isLocked } from '../../shared/cart/cart.ts';
import { onCartOpened } from '../../shared/cart/cart-drawer.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

/** Milliseconds from a change until it is sent. Later changes do not postpone the call and are sent with it. */
const PAUSE = 1000;
/** Limit in bytes for a `keepalive` call. Browsers allow 64 KiB for all such calls together. */
const KEEPALIVE_MAX = 60_000;

/** Starts the synchronisation. Returns a function that stops it. */
export function followAccount(queryClient: QueryClient, usuarioId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let busy = false;
  const follower = {
    queryClient,
    usuarioId,
    /** False for another account's cart, and while the outcome of the cart's order is unknown. */
    mayTouch: (now: Cart) =>
      !stopped &&
      isAuthenticated() &&
      sessionUserId() === usuarioId &&
      !belongsToOther(now, usuarioId) &&
      !isLocked(now.envio, usuarioId),
  };

  /** Changes that are being sent or failed. The timer does not send them again. */
  let told: string | undefined;
  const sync = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (busy) return;
    busy = true;
    told = changesText(cart.get());
    await oneAtATime(() => syncOnce(follower)).then(
      () => {
        told = undefined;
      },
      // The next event sends the changes again.
      () => undefined,
    );
    busy = false;
    later();
  };
  const later = () => {
    const text = changesText(cart.get());
    if (text === '' || text === told || stopped) return;
    timer ??= setTimeout(() => void sync(), PAUSE);
  };
  const look = () => {
    told = undefined;
    if (changesText(cart.get()) !== '') later();
    else void sync();
  };
  const tell = () => void sync();
  /** The browser may close a hidden page without another event or stop its timers. Send now. */
  const hideOrLook = () => {
    if (!document.hidden) look();
    else if (changesText(cart.get()) !== '') void sync();
  };
  /** Sends the changes as the page closes. The answer may never arrive, but the server accepts the same changes again. */
  const sendOnLeave = () => {
    const now = cart.get();
    if (changesText(now) === '' || !follower.mayTouch(now)) return;
    change(now, usuarioId).catch(() => undefined);
  };

  const unwatch = [cart.watch(later), onCartOpened(look)];
  const events = [
    [document, 'visibilitychange', hideOrLook],
    [window, 'pagehide', sendOnLeave],
    [window, 'focus', look],
    [window, 'online', tell],
  ] as const;
  for (const [target, event, listener] of events) target.addEventListener(event, listener);
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const stop of unwatch) stop();
    for (const [target, event, listener] of events) target.removeEventListener(event, listener);
  };
}

/** Returns the unsent changes as a text for comparison, or '' if there are none. */
function changesText(now: Cart): string {
  const cambios = changesOf(now);
  const nota = notaChangeOf(now);
  if (cambios.length === 0 && !nota) return '';
  return JSON.stringify([
    cambios.map(({ producto_id, cantidad, nota }) => [producto_id, cantidad, nota]),
    nota?.texto,
  ]);
}

interface Follower {
  queryClient: QueryClient;
  usuarioId: string;
  mayTouch: (now: Cart) => boolean;
}

/** Runs one synchronisation at a time across all tabs, where the browser supports locks. */
const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('carrito', work) : work();

async function syncOnce({ queryClient, usuarioId, mayTouch }: Follower): Promise<void> {
  const before = stored();
  if (!mayTouch(before)) return;
  const dispositivo = deviceOf(before, usuarioId);
  const { data } =
    changesText(before) === '' ? await miCarritoGet({ throwOnError: true }) : await change(before, usuarioId);
  const { lineas } = data;
  const ids = idsToLookUp(cart.get(), lineas);
  const productos: Producto[] = await currentProducts(queryClient, ids).catch(() => []);
  cart.change((now) => {
    if (!mayTouch(now)) return now;
    const merged = mergedWith(now, { before, lineas, nota: data.nota, productos });
    const known = lineas.map(({ producto_id, cantidad, version, nota }) => ({
      producto_id,
      cantidad,
      version,
      nota: nota ?? undefined,
    }));
    const cuenta = { usuarioId, dispositivo, lineas: known, nota: data.nota ?? undefined };
    return { ...merged, envio: undefined, cuenta };
  });
}

/** Sends the differences from the last known account cart. */
function change(now: Cart, usuarioId: string) {
  const nota = notaChangeOf(now);
  const body = { dispositivo: deviceOf(now, usuarioId), cambios: changesOf(now), ...(nota && { nota }) };
  const keepalive = new Blob([JSON.stringify(body)]).size <= KEEPALIVE_MAX;
  return miCarritoChange({ body, keepalive, throwOnError: true });
}

/** Returns the id of this browser, stored before the first call. The server uses the id to recognise repeated changes. */
function deviceOf({ cuenta }: Cart, usuarioId: string): string {
  const dispositivo = cuenta?.dispositivo ?? cart.get().cuenta?.dispositivo ?? newId();
  if (!cart.get().cuenta?.dispositivo) {
    cart.change((now) => ({ ...now, cuenta: { usuarioId, lineas: [], ...now.cuenta, dispositivo } }));
  }
  return dispositivo;
}

/** Returns the cart from storage, which another tab may have changed. */
function stored(): Cart {
  let found: Cart = cart.get();
  cart.change((now) => {
    found = now;
    return now;
  });
  return found;
}
