/** Keeps the cart here and the one of the account in step: quietly, in order, and without a word where it can't. */
import type { QueryClient } from '@tanstack/react-query';
import { miCarritoChange, miCarritoGet, type Producto } from 'api-client/storefront';
import { newId } from 'app-core/new-id';
import { changesOf, idsToLookUp, mergedWith, notaChangeOf } from '../../shared/cart/account-cart.ts';
import { type Cart, cart, isLocked, isOfAnother } from '../../shared/cart/cart.ts';
import { onCartOpened } from '../../shared/cart/cart-drawer.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

/** Milliseconds after the last change: who fills a cart has it told once, not at every press. */
const PAUSE = 20_000;
/** Put away for so long it is told at once. A page that is left for another one of the shop is gone before that. */
const AWAY = 300;

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

  const sync = async () => {
    clearTimeout(timer);
    if (busy) return;
    busy = true;
    // What could not be told is told the next time that something happens.
    await oneAtATime(() => syncOnce(follower)).catch(() => undefined);
    busy = false;
    later();
  };
  /** Of what failed nothing is new: it is not tried again by itself. */
  let told: string | undefined;
  const later = () => {
    const text = changesText(cart.get());
    clearTimeout(timer);
    if (text === '' || text === told || stopped) return;
    timer = setTimeout(
      () => {
        told = text;
        void sync();
      },
      document.hidden ? AWAY : PAUSE,
    );
  };
  const look = () => {
    told = undefined;
    if (document.hidden || changesText(cart.get()) !== '') later();
    else void sync();
  };
  const tell = () => void sync();

  const unwatch = [cart.watch(later), onCartOpened(look)];
  const events = [
    [document, 'visibilitychange', look],
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
  const { dispositivo = newId() } = before.cuenta ?? {};
  const cambios = changesOf(before);
  const nota = notaChangeOf(before);
  // Keep the id before sending: the server recognises this browser by it, also when the answer is lost.
  if (!before.cuenta?.dispositivo) {
    cart.change((now) => ({ ...now, cuenta: { usuarioId, lineas: [], ...now.cuenta, dispositivo } }));
  }
  const { data } =
    cambios.length > 0 || nota
      ? await miCarritoChange({ body: { dispositivo, cambios, ...(nota && { nota }) }, throwOnError: true })
      : await miCarritoGet({ throwOnError: true });
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

/** As it stands in storage, where another tab may just have changed it. */
function stored(): Cart {
  let found: Cart = cart.get();
  cart.change((now) => {
    found = now;
    return now;
  });
  return found;
}
