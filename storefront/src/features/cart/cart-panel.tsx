import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { ivaRows, LIMITS, type PedidoConDetalles, productosVariosOptions } from 'api-client/storefront';
import { isNeto, totalText } from 'app-core/cart/iva';
import type { Quantity, UnavailableLine } from 'app-core/cart/line';
import { totalUnits } from 'app-core/cart/totals';
import { Answer } from 'app-core/queries/answer';
import { type ComponentType, useEffect, useState } from 'react';
import { CartDrawer } from 'ui-kit/cart-drawer';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { ResultDialog } from 'ui-kit/result-dialog';
import { TotalParts } from 'ui-kit/total-parts';
import { allLines, cart, isLocked, productsText, receivePrices } from '../../shared/cart/cart.ts';
import { closeCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import { links, quickOrderLink, usualLink } from '../../shared/links.ts';
import { SaveToList } from '../../shared/lists/save-to-list.tsx';
import { sessionUserId, useSession } from '../../shared/session/session.ts';
import { CartFooter } from './cart-footer.tsx';
import { CartLines, VisitorCart } from './cart-lines.tsx';
import { CartProposals } from './cart-proposals.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { hasLongNota, OrderNote } from './note.tsx';
import { EmptyCart } from './take-out.tsx';
import { useOrder } from './use-order.ts';

const quantityOf = ({ producto_id, cantidad }: Quantity): Quantity => ({ producto_id, cantidad });

/** The staff's dialog over the cart: orders on behalf of a customer. */
type StaffOrder = ComponentType<{ open: boolean; onClose: () => void }>;

export interface CartPanelProps {
  staffOrder: StaffOrder;
}

/** The cart drawer and the dialogs of its order. */
export function CartPanel({ staffOrder: StaffOrderDialog }: CartPanelProps) {
  const open = useCartOpen();
  const now = cart.use();
  const { items, envio } = now;
  const all = allLines(now);
  const { seesPrices, isStaff } = useSession();
  const arrival = useArrival(seesPrices);
  const [forCustomer, setForCustomer] = useState(false);
  const order = useOrder();
  const locked = isLocked(envio, sessionUserId());
  const more = (
    <Stack
      direction={all.length > 0 ? 'row' : 'column'}
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Button href={links.categorias} onClick={closeCart}>
        Ver más productos
      </Button>
      {seesPrices && all.length === 0 && (
        <Button href={usualLink.href} onClick={closeCart}>
          {usualLink.label}
        </Button>
      )}
      {seesPrices && (
        <Button href={quickOrderLink.href} onClick={closeCart}>
          {quickOrderLink.label}
        </Button>
      )}
    </Stack>
  );
  const footer = seesPrices ? (
    <>
      {!locked && !arrival.waits && <CartProposals items={items} />}
      <CartFooter
        items={items}
        order={order}
        locked={locked}
        waits={arrival.waits}
        tooLong={hasLongNota(now)}
        onOrder={isStaff ? () => setForCustomer(true) : order.ask}
        more={more}
      />
    </>
  ) : (
    <VisitorCart.Footer onOrder={order.ask} more={more} />
  );
  return (
    <>
      <CartDrawer
        open={open}
        onClose={closeCart}
        count={totalUnits(all)}
        footer={all.length > 0 ? footer : undefined}
      >
        {all.length === 0 && order.placed && <PlacedOrder placed={order.placed} />}
        {all.length === 0 && !order.placed && (
          <EmptyState
            title="El carrito de compras está vacío."
            text="¡Añade productos a tu carrito para comenzar a comprar!"
            action={more}
          />
        )}
        {all.length > 0 && !seesPrices && <VisitorCart.Lines items={all} />}
        {seesPrices && (
          <CartLines
            items={items}
            refused={order.refused}
            gone={order.gone}
            left={arrival.left}
            disabled={locked}
            noted={!isStaff}
          />
        )}
        {items.length > 0 && seesPrices && !isStaff && <OrderNote value={now.nota} disabled={locked} />}
        {all.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', my: 2, ml: -2 }}>
            {seesPrices && <SaveToList wanted={() => all.map(quantityOf)}>Guardar como lista</SaveToList>}
            {all.length > 1 && !locked && <EmptyCart />}
          </Stack>
        )}
        {arrival.waits && (
          <Answer
            query={{ ...arrival.query, data: undefined }}
            failed="No se pudieron traer los precios de tu carrito."
            loading={<LoadingDots showLabel />}
          >
            {() => null}
          </Answer>
        )}
      </CartDrawer>
      <StaffOrderDialog open={forCustomer} onClose={() => setForCustomer(false)} />
      <ConfirmDialog
        open={order.step === 'asking'}
        title="¿Estás seguro?"
        text={
          <>
            Confirma tu pedido para continuar.
            <DeliveryChoice chosen={order.domicilio} onChoose={order.deliverTo} />
          </>
        }
        texts={{ busy: 'Enviando…' }}
        busy={order.sending}
        onConfirm={order.confirm}
        onCancel={order.cancel}
        onDismiss={order.close}
        onLeave={order.leave}
      />
      <ResultDialog
        open={order.step === 'cancelled'}
        kind="error"
        title="Cancelado"
        text="Tu pedido no ha sido confirmado."
        onClose={order.close}
      />
    </>
  );
}

/** Confirmation in the empty cart after an order, with a link to the order. */
const PlacedOrder = ({ placed }: { placed: PedidoConDetalles }) => (
  <EmptyState
    title={`Recibimos tu pedido n.º ${placed.numero}`}
    text={`${productsText(placed.detalles.length)}, por un total de ${totalText(isNeto(placed), placed.total_precio)}.`}
    action={
      <>
        {placed.iva && (
          <Box sx={{ width: 1 }}>
            <TotalParts parts={ivaRows(placed.iva)} />
          </Box>
        )}
        <Button variant="contained" href={links.pedido(placed.pedido_id)} onClick={closeCart}>
          Ver pedido
        </Button>
      </>
    }
  />
);

/**
 * Loads today's prices for the cart of an earlier session, one page of products per call. `left`: products that became
 * unavailable.
 */
function useArrival(wanted: boolean) {
  const [left, setLeft] = useState<readonly UnavailableLine[]>([]);
  const ids = cart.usePart(({ unpriced = [] }) =>
    unpriced
      .slice(0, LIMITS.pageMax)
      .map(({ producto_id }) => producto_id)
      .join(','),
  );
  const query = useQuery({
    ...productosVariosOptions({ query: { ids } }),
    enabled: wanted && ids !== '',
    gcTime: 0,
  });
  const productos = wanted ? query.data?.productos : undefined;

  useEffect(() => {
    if (ids === '' || !productos) return;
    const gone = receivePrices(ids.split(','), productos);
    if (gone.length > 0) setLeft((before) => [...before, ...gone]);
  }, [ids, productos]);

  return { query, left, waits: wanted && ids !== '' };
}
