import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type MisDomicilios,
  type PedidoConDetalles,
  pedidosCerrarIntento,
  pedidosCreateMutation,
  type Tag,
} from 'api-client/storefront';
import { isNeto, totalText } from 'app-core/cart/iva';
import type { UnavailableLine } from 'app-core/cart/line';
import { type RefusedLine, withCurrentPrices } from 'app-core/cart/lines';
import { attemptOf, detallesOf, type SentOrder } from 'app-core/order/attempt';
import { usePlacing } from 'app-core/order/use-placing';
import { tagged } from 'app-core/queries/tagged';
import { useDelayedNavigation } from 'app-core/use-delayed-navigation';
import { useEffect, useRef, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import {
  allLines,
  type Cart,
  cart,
  clearCart,
  editItems,
  emptyCart,
  isLocked,
} from '../../shared/cart/cart.ts';
import { closeCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import { ACTION_TOAST_MS, CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { domicilios } from '../../shared/domicilios.ts';
import { links } from '../../shared/links.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

const LEAVE_AFTER = 2000;

/** Products, quantities, prices and notes of the cart, as text for comparison. */
const contents = () => JSON.stringify([detallesOf(cart.get().items), cart.get().nota]);

/** State and actions of an order, from 'Realizar pedido' to the outcome. */
export function useOrder() {
  const [step, setStep] = useState<'idle' | 'asking' | 'cancelled'>('idle');
  const [unavailable, setUnavailable] = useState<readonly UnavailableLine[]>([]);
  const [refused, setRefused] = useState(false);
  const [domicilio, deliverTo] = useState<string | null>();
  const { sending, place, leave, check, checking } = usePlacing({
    create: pedidosCreateMutation(),
    settle: (clave) => pedidosCerrarIntento({ path: { clave }, throwOnError: true }),
  });
  /** Cart contents when the confirmation opened. */
  const seen = useRef('');
  const [placed, setPlaced] = useState<PedidoConDetalles>();
  const toasts = useToasts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaveLater = useDelayedNavigation();

  const open = useCartOpen();
  // Keep the confirmation visible while the drawer slides out.
  useEffect(() => {
    if (open) setPlaced(undefined);
  }, [open]);

  /** Toast action that opens the order. */
  const see = (pedido_id: string) => ({
    label: 'Ver pedido',
    onClick: () => {
      closeCart();
      void navigate({ to: links.pedido(pedido_id) });
    },
  });

  const refuseVisitor = () => {
    // The document requires an empty cart here. Offer undo while the cart stays empty.
    const before = cart.get();
    clearCart();
    toasts.error(CART_MESSAGES.anonymous, {
      duration: ACTION_TOAST_MS,
      action: {
        label: 'Deshacer',
        onClick: () => {
          if (!isAuthenticated() && allLines(cart.get()).length === 0) cart.set(before);
        },
      },
    });
    closeCart();
    setStep('idle');
  };

  /** Resets the cart after an order that the server accepted. */
  const done = () => {
    setUnavailable([]);
    setRefused(false);
    emptyCart();
    leaveLater(() => {
      closeCart();
      return navigate({ to: '/inicio' });
    }, LEAVE_AFTER);
  };

  const placedAs = (pedido: PedidoConDetalles) => {
    const { numero, total_precio, pedido_id } = pedido;
    // Toasts about the previous cart, with their undo buttons, no longer apply.
    toasts.close();
    toasts.success(
      `Pedido confirmado. Es el n.º ${numero}, por ${totalText(isNeto(pedido), total_precio)}: te contactaremos para coordinar el pago.`,
      { duration: 10_000, action: see(pedido_id) },
    );
    setPlaced(pedido);
    // The order changes the customer's orders, usual products and home summary.
    void queryClient.invalidateQueries(tagged<Tag>('misPedidos', 'misHabituales', 'miInicio'));
    done();
  };

  /** Returns the chosen address only if it is in the account's list. Otherwise the server uses the default address. */
  const whereTo = () => {
    const known = queryClient.getQueryData<MisDomicilios>(domicilios.queryKey)?.domicilios ?? [];
    const isKnown = known.some(({ domicilio_id }) => domicilio_id === domicilio);
    return domicilio === null || (domicilio !== undefined && isKnown) ? { domicilio_id: domicilio } : {};
  };

  /** Asks the server for the order whose answer was lost. */
  const checkArrival = () => {
    const { clave } = cart.get().envio ?? {};
    if (clave === undefined) return;
    void check(clave, {
      placed: placedAs,
      free: () => {
        releaseOrder(clave);
        toasts.info('Tu pedido no nos había llegado. Puedes cambiar el carrito o enviarlo de nuevo.');
      },
      unknown: (message) => void (message && toasts.error(message, { key: 'llegada' })),
    });
  };

  const ask = () => {
    if (!isAuthenticated()) return refuseVisitor();
    seen.current = contents();
    setStep('asking');
  };

  const confirm = async () => {
    const usuarioId = sessionUserId();
    if (!isAuthenticated() || usuarioId === null) return refuseVisitor();
    if (seen.current !== contents()) {
      toasts.warning('Tu carrito cambió. Revísalo y confirma de nuevo.', { key: 'cambio' });
      return setStep('idle');
    }
    // An earlier attempt may have arrived: this attempt must not unlock the cart.
    const wasOpen = isLocked(cart.get().envio, usuarioId);
    const { clave, ...asked } = beginOrder(usuarioId);
    const order = { body: { ...asked, ...whereTo() }, headers: { 'Idempotency-Key': clave } };
    await place(order, {
      placed: placedAs,
      refused: (error, message) => {
        // The cart did not change since the first attempt; only the shop's prices did.
        if (error.code === 'CLAVE_REUTILIZADA') {
          toasts.warning(
            'Tu pedido ya nos había llegado, con los precios de entonces: está en Mis pedidos.',
            {
              duration: 10_000,
            },
          );
          return done();
        }
        setUnavailable(discardOrder(error.details));
        setRefused(error.code === 'PEDIDO_DESACTUALIZADO');
        if (error.code !== 'PEDIDO_DESACTUALIZADO' && message) toasts.error(message);
        // Another device may have deleted the address.
        void queryClient.invalidateQueries({ queryKey: domicilios.queryKey });
      },
      unsent: () => {
        if (!wasOpen) releaseOrder(clave);
        toasts.error('No hay señal: tu pedido no salió. Tu carrito sigue como estaba.', { key: 'sin-senal' });
      },
      // The cart keeps the key: sending again creates no second order.
      unknown: (message) => void (message && toasts.error(message)),
    });
    setStep('idle');
  };

  return {
    step,
    /** The order that was just placed, while the cart shows it. */
    placed,
    /** Products that became unavailable and left the cart. */
    gone: unavailable,
    /** Delivery address: an id, null for the account's own address, undefined before a choice. */
    domicilio,
    deliverTo,
    /** The server refused the last order because products changed. */
    refused,
    sending,
    leave,
    ask,
    /** Asks the server whether the previous order arrived. */
    checkArrival,
    checking,
    confirm: () => void (sending || confirm()),
    cancel: () => setStep('cancelled'),
    close: () => setStep('idle'),
  };
}

/** Returns the pending order of this cart, or starts one with a new key. */
export function beginOrder(usuarioId: string): SentOrder {
  const begin = ({ envio, items, nota }: Cart) => attemptOf(envio, usuarioId, items, nota);
  cart.change((now) => ({ ...now, envio: begin(now) }));
  // Returns the attempt that was just stored: the same content has the same key.
  return begin(cart.get());
}

/** Unlocks the cart after an order that the server will not place. */
const releaseOrder = (clave: string): void =>
  cart.change((now) => {
    const { envio, ...rest } = now;
    return envio?.clave === clave ? rest : now;
  });

/** Drops the refused order and updates the cart. Returns the lines that became unavailable. */
export function discardOrder(details: readonly RefusedLine[] = []): UnavailableLine[] {
  let gone: UnavailableLine[] = [];
  editItems((items) => {
    const now = withCurrentPrices(items, details);
    gone = now.gone;
    return now.lines;
  });
  return gone;
}
