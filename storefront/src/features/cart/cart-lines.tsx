import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { imageSources, LIMITS, type Producto } from 'api-client/storefront';
import { priceText, shownLine } from 'app-core/cart/iva';
import type { CartLine as CartLineData, UnavailableLine, UnpricedLine } from 'app-core/cart/line';
import { unsoldLines } from 'app-core/cart/lines';
import { applyLookup } from 'app-core/cart/looked-up-again';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { CartLine, type CartLineProps } from 'ui-kit/cart-line';
import { earlierDay } from 'ui-kit/dates';
import { tintFor } from 'ui-kit/theme/tint-for';
import { useTurn } from 'ui-kit/use-turn';
import { cart, editItems, isLocked, setQuantity } from '../../shared/cart/cart.ts';
import { closeCart } from '../../shared/cart/cart-drawer.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { sizeOf } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { sessionUserId, useSession } from '../../shared/session/session.ts';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';
import { FadingRows } from './fading-rows.tsx';
import { nextTierText } from './next-tier.ts';
import { NotedLine } from './note.tsx';
import { useTakeOut } from './take-out.tsx';

interface CartLinesProps {
  items: readonly CartLineData[];
  /** The server refused the order because products became unavailable; these products have left the cart. */
  refused: boolean;
  gone: readonly UnavailableLine[];
  /** Products that became unavailable since the last session. */
  left: readonly UnavailableLine[];
  disabled: boolean;
  /** Whether the user may write notes on the lines. */
  noted: boolean;
}

/** Returns a text with the old price and its date if the price has changed. */
function noticeOf(item: CartLineData): string | undefined {
  const { precio_antes, puesta_en } = item;
  if (precio_antes === undefined) return undefined;
  const when = puesta_en && earlierDay(puesta_en);
  return `El precio cambió: ${when ? `${when} costaba` : 'antes'} ${priceText(item, precio_antes)}.`;
}

interface PricedLineProps {
  item: CartLineData;
  disabled: boolean;
  noted: boolean;
}

/** Renders only when its own product changes: a cart may have many lines. */
const PricedLine = memo(function PricedLine({ item, disabled, noted }: PricedLineProps) {
  const lineProps = useLineProps();
  const line = {
    ...lineProps(item),
    ...shownLine(item),
    sold: item.cantidades,
    hint: nextTierText(item),
    priceType: item.tipo_de_precio,
    disabled,
    notice: noticeOf(item),
  };
  return noted ? <NotedLine item={item} {...line} /> : <CartLine {...line} />;
});

/** Lines that are rendered at once. */
const FIRST_LINES = 4;
/** Pixels that a line takes on a phone. */
const LINE_HEIGHT = 105;

/** Renders the first lines at once, and each other line in its turn. Until then the line keeps its room. */
function LineInTurn({ place, ...line }: PricedLineProps & { place: number }) {
  return useTurn(true, place < FIRST_LINES) ? (
    <PricedLine {...line} />
  ) : (
    <div style={{ height: LINE_HEIGHT }} />
  );
}

export function CartLines({ items, refused, gone, left: leftBefore, disabled, noted }: CartLinesProps) {
  const left = [...leftBefore, ...useLookAgain()];
  const isUnsold = refused && unsoldLines(items).length > 0;
  const changed = isUnsold || gone.length > 0 || items.some(({ precio_antes }) => precio_antes !== undefined);
  return (
    <>
      {changed && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          {refused
            ? 'Tu pedido no se envió: algunos productos cambiaron. Revísalos y confirma de nuevo.'
            : 'Algunos precios cambiaron desde que agregaste los productos. El total es el de hoy.'}
          <GoneLines gone={gone} />
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 3 }}>
          <GoneLines gone={left} />
        </Alert>
      )}
      <FadingRows>
        {items.map((item, place) => (
          <LineInTurn key={item.producto_id} {...{ item, disabled, noted, place }} />
        ))}
      </FadingRows>
    </>
  );
}

/** Products that left the cart because they are unavailable. For sold-out products the customer can ask for a notice. */
const GoneLines = ({ gone }: { gone: readonly UnavailableLine[] }) =>
  gone.map((line) => (
    <div key={line.producto_id}>
      {line.nombre}: ya no está disponible y salió del carrito.
      {line.soldOut && <NoticeSlot producto={line} variant="text" />}
    </div>
  ));

/** Cart without prices, for visitors and staff who may not see prices. Logging in keeps the products. */
function Lines({ items }: { items: readonly UnpricedLine[] }) {
  const lineProps = useLineProps();
  return (
    <FadingRows>
      {items.map((item) => (
        <CartLine key={item.producto_id} {...lineProps(item)} />
      ))}
    </FadingRows>
  );
}

function Footer({ onOrder, more }: { onOrder: () => void; more: ReactNode }) {
  const login = useLoginLink();
  const { authenticated } = useSession();
  if (authenticated)
    return (
      <Stack sx={{ gap: 3 }}>
        <Typography variant="body2">Tu cuenta no ve precios: no puede hacer pedidos.</Typography>
        {more}
      </Stack>
    );
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="body2">
        Inicia sesión para ver los precios y hacer tu pedido: lo que elegiste te espera aquí.
      </Typography>
      <Button variant="contained" size="large" fullWidth href={login} onClick={closeCart}>
        Iniciar sesión
      </Button>
      <Button variant="outlined" fullWidth onClick={onOrder}>
        Realizar pedido
      </Button>
      {more}
    </Stack>
  );
}

export const VisitorCart = { Lines, Footer };

/** Returns the props of a cart line, except prices. */
function useLineProps(): (item: UnpricedLine) => CartLineProps {
  const takeOut = useTakeOut();
  return (item) => {
    const [image] = item.imagenes;
    return {
      name: item.nombre,
      href: links.producto(item.producto_id),
      size: sizeOf(item.nombre),
      picture: image && imageSources(image),
      tint: tintFor(item.categoria ?? item.nombre),
      quantity: item.cantidad,
      max: LIMITS.cantidadMax,
      onQuantityChange: (cantidad) => setQuantity(item.producto_id, cantidad),
      onRemove: () => takeOut(CART_MESSAGES.removed, item.producto_id),
    };
  };
}

/**
 * Each time the cart opens, loads current prices and returns the products that became unavailable. If the call fails,
 * the server still refuses an order at stale prices.
 */
function useLookAgain(): readonly UnavailableLine[] {
  const queryClient = useQueryClient();
  const [ids] = useState(() => cart.get().items.map(({ producto_id }) => producto_id));
  const [unavailable, setUnavailable] = useState<readonly UnavailableLine[]>([]);
  const { data } = useQuery({
    queryKey: ['carrito', ids],
    queryFn: () => currentProducts(queryClient, ids),
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    ...reportedByScreen,
  });
  useEffect(() => {
    // A sent order must stay as it is.
    if (!data || isLocked(cart.get().envio, sessionUserId())) return;
    setUnavailable(lookAgain(ids, data));
  }, [data, ids]);
  return unavailable;
}

/**
 * Updates the cart with current products and returns the lines that became unavailable. Does nothing if the products
 * have no prices, because the session has ended.
 */
function lookAgain(ids: readonly string[], productos: readonly Producto[]): UnavailableLine[] {
  if (productos.some(({ precio }) => precio === undefined)) return [];
  const { lines, gone, changed } = applyLookup(cart.get().items, ids, productos);
  if (changed) editItems(() => lines);
  return gone;
}

export const acceptNewPrices = (): void =>
  editItems((items) => items.map(({ sin_aceptar: _, ...line }) => line));
