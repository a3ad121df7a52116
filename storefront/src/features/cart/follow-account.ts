/** Keeps the cart here and the one of the account in step: quietly, in order, and without a word where it can't. */
import type { QueryClient } from '@tanstack/react-query';
import { miCarritoChange, miCarritoGet, type Producto } from 'api-client/storefront';
import { newId } from 'app-core/new-id';
import { changesOf, idsToLookUp, mergedWith, notaChangeOf } from '../../shared/cart/account-cart.ts';
import { type Cart, cart, isLocked, isOfAnother } from '../../shared/cart/cart.ts';
import { onCartOpened } from '../../shared/cart/cart-drawer.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

/** Milliseconds from a change until the account is told. Later changes do not postpone it: several presses go in one call. */
const PAUSE = 1000;
/** Bytes that a browser sends for a page that is closed; it takes 64 KiB of all calls together. */
const KEEPALIVE_MAX = 60_000;

/** Returns how to stop. */
export function followAccount(queryClient: QueryClient, usuarioId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let busy = false;
  const follower = {
    queryClient,
    usuarioId,
    /** Nobody else's, whatever happened meanwhile, nor one that waits for its order's outcome as it was sent. */
    mayTouch: (now: Cart) =>
      !stopped &&
      isAuthenticated() &&
      sessionUserId() === usuarioId &&
      !isOfAnother(now, usuarioId) &&
      !isLocked(now.envio, usuarioId),
  };

  /** The changes that are being sent, or whose sending failed: they are not sent again by themselves. */
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
      // Sent again the next time that something happens.
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
  /** A hidden page may be closed without another event, and its timers may stop. */
  const hideOrLook = () => {
    if (!document.hidden) look();
    else if (changesText(cart.get()) !== '') void sync();
  };
  /** The page may not live to see the answer. The server takes the same changes again. */
  const leave = () => {
    const now = cart.get();
    if (changesText(now) === '' || !follower.mayTouch(now)) return;
    change(now, usuarioId).catch(() => undefined);
  };

  const unwatch = [cart.watch(later), onCartOpened(look)];
  const events = [
    [document, 'visibilitychange', hideOrLook],
    [window, 'pagehide', leave],
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

/** What the account is to be told, in a word; nothing where there is nothing. */
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

/** Of all tabs of this browser, where it can tell them. */
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

/** Tells the account how this cart differs from what is known of its own. */
function change(now: Cart, usuarioId: string) {
  const nota = notaChangeOf(now);
  const body = { dispositivo: deviceOf(now, usuarioId), cambios: changesOf(now), ...(nota && { nota }) };
  const keepalive = new Blob([JSON.stringify(body)]).size <= KEEPALIVE_MAX;
  return miCarritoChange({ body, keepalive, throwOnError: true });
}

/** The id of this browser. Kept before the first call: the server recognises a repeated change by it. */
function deviceOf({ cuenta }: Cart, usuarioId: string): string {
  const dispositivo = cuenta?.dispositivo ?? cart.get().cuenta?.dispositivo ?? newId();
  if (!cart.get().cuenta?.dispositivo) {
    cart.change((now) => ({ ...now, cuenta: { usuarioId, lineas: [], ...now.cuenta, dispositivo } }));
  }
  return dispositivo;
}

/** As it stands in storage, where another tab may just have changed it. */
function stored(): Cart {
  let found: Cart = cart.get();
  cart.change((now) => {
    found = now;
    return now;
  });
  return found;
}
