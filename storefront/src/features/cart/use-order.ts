import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type MisDomicilios,
  type PedidoConDetalles,
  pedidosCerrarIntento,
  pedidosCreateMutation,
  type Tag,
} from 'api-client/storefront';
import type { GoneLine } from 'app-core/cart/line';
import { detallesOf } from 'app-core/order/attempt';
import { usePlacing } from 'app-core/order/use-placing';
import { tagged } from 'app-core/queries/tagged';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { allLines, cart, clearCart, emptyCart, isLocked } from '../../shared/cart/cart.ts';
import { closeCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import { beginOrder, dropOrder, releaseOrder } from '../../shared/cart/order.ts';
import { CART_MESSAGES, TIME_TO_ACT } from '../../shared/cart/use-add-to-cart.ts';
import { domicilios } from '../../shared/domicilios.ts';
import { links } from '../../shared/links.ts';
import { isAuthenticated, sessionUserId } from '../../shared/session/session.ts';

const LEAVE_AFTER = 2000;

/** Of which products how many, at what price, and what is written. */
const contents = () => JSON.stringify([detallesOf(cart.get().items), cart.get().nota]);

/** From 'Realizar pedido' to the order's outcome. */
export function useOrder() {
  const [step, setStep] = useState<'idle' | 'asking' | 'cancelled'>('idle');
  const [gone, setGone] = useState<readonly GoneLine[]>([]);
  const [refused, setRefused] = useState(false);
  const [domicilio, deliverTo] = useState<string | null>();
  const { sending, place, leave, check, checking } = usePlacing({
    create: pedidosCreateMutation(),
    settle: (clave) => pedidosCerrarIntento({ path: { clave }, throwOnError: true }),
  });
  /** What the cart held when it was asked about. */
  const seen = useRef('');
  const [placed, setPlaced] = useState<PedidoConDetalles>();
  const toasts = useToasts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaveLater = useLeaveLater();

  const open = useCartOpen();
  // It stays while the drawer slides out with it.
  useEffect(() => {
    if (open) setPlaced(undefined);
  }, [open]);

  /** One that counts is in 'Mis pedidos'. */
  const see = (pedido_id: string) => ({
    label: 'Ver pedido',
    onClick: () => {
      closeCart();
      void navigate({ to: links.pedido(pedido_id) });
    },
  });

  const refuseVisitor = () => {
    // The document empties it; a press has it back, as long as nothing else has come into its place.
    const before = cart.get();
    clearCart();
    toasts.error(CART_MESSAGES.anonymous, {
      duration: TIME_TO_ACT,
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

  /** It stands: nothing of it is left to be done. */
  const done = () => {
    setGone([]);
    setRefused(false);
    emptyCart();
    leaveLater(() => {
      closeCart();
      return navigate({ to: '/inicio' });
    }, LEAVE_AFTER);
  };

  const placedAs = (pedido: PedidoConDetalles) => {
    const { numero, total_precio, pedido_id } = pedido;
    // What was said of that cart, and could be undone in it, is over.
    toasts.close();
    toasts.success(
      `Pedido confirmado. Es el n.º ${numero}, por ${formatMoney(total_precio)}: te contactaremos para coordinar el pago.`,
      { duration: 10_000, action: see(pedido_id) },
    );
    setPlaced(pedido);
    // What the customer usually buys and has under way is another from now on.
    void queryClient.invalidateQueries(tagged<Tag>('misPedidos', 'misHabituales', 'miInicio'));
    done();
  };

  /** An address that is not in the account's list is never sent: the server then takes the usual one. */
  const whereTo = () => {
    const known = queryClient.getQueryData<MisDomicilios>(domicilios.queryKey)?.domicilios ?? [];
    const isKnown = known.some(({ domicilio_id }) => domicilio_id === domicilio);
    return domicilio === null || (domicilio !== undefined && isKnown) ? { domicilio_id: domicilio } : {};
  };

  /** Asks the server what became of the order whose answer was lost. */
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
    // An earlier attempt may have arrived: this one must not free the cart.
    const wasOpen = isLocked(cart.get().envio, usuarioId);
    const { clave, ...asked } = beginOrder(usuarioId);
    const order = { body: { ...asked, ...whereTo() }, headers: { 'Idempotency-Key': clave } };
    await place(order, {
      placed: placedAs,
      refused: (error, message) => {
        // A cart that waits for its order's outcome stays as it was sent; only what the shop asks has changed since.
        if (error.code === 'CLAVE_REUTILIZADA') {
          toasts.warning(
            'Tu pedido ya nos había llegado, con los precios de entonces: está en Mis pedidos.',
            {
              duration: 10_000,
            },
          );
          return done();
        }
        setGone(dropOrder(error.details));
        setRefused(error.code === 'PEDIDO_DESACTUALIZADO');
        if (error.code !== 'PEDIDO_DESACTUALIZADO' && message) toasts.error(message);
        // The address may have left the account on another device.
        void queryClient.invalidateQueries({ queryKey: domicilios.queryKey });
      },
      unsent: () => {
        if (!wasOpen) releaseOrder(clave);
        toasts.error('No hay señal: tu pedido no salió. Tu carrito sigue como estaba.', { key: 'sin-senal' });
      },
      // The key stays with the cart: sent again, it is the same order.
      unknown: (message) => void (message && toasts.error(message)),
    });
    setStep('idle');
  };

  return {
    step,
    /** The order that was just placed, while the cart shows it. */
    placed,
    /** What could not be had any more and left the cart. */
    gone,
    /** Where it goes: an address, null for the account's own; nothing where nobody said. */
    domicilio,
    deliverTo,
    /** The last order was not taken, for what changed. */
    refused,
    sending,
    leave,
    ask,
    /** Asks whether the order of before arrived. */
    checkArrival,
    checking,
    confirm: () => void (sending || confirm()),
    cancel: () => setStep('cancelled'),
    close: () => setStep('idle'),
  };
}
