import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { alicuotaText, isSold, LIMITS, precioFor, toPesos } from 'api-client/storefront';
import { isNeto, plusIva, priceText } from 'app-core/cart/iva';
import { termsText } from 'app-core/cart/terms';
import { subtotalCents } from 'app-core/cart/totals';
import { useId, useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { Price } from 'ui-kit/price';
import { PriceType } from 'ui-kit/price-type';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { quantityVars } from 'ui-kit/quantity-vars';
import { line, roomVars, touchTarget } from 'ui-kit/theme/tokens';
import { useInCart } from '../../shared/cart/cart.ts';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import { measurePrice, PriceNotice } from '../../shared/catalogue/product-price.tsx';
import type { ShownProducto } from '../../shared/catalogue/shown-products.ts';
import { leastOf, shownPrice } from '../../shared/catalogue/sold-quantity.ts';
import { Terms } from '../../shared/catalogue/terms.tsx';
import { links } from '../../shared/links.ts';
import { loggedOut, useForVisitors } from '../../shared/session/early-session.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/session.ts';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';

/** Part of the page from tablets up. On phones fixed at the bottom of the window, so that the action is always visible. */
const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.spacing(35)} minmax(0, 1fr)`,
  gap: theme.spacing(1, 3),
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { maxWidth: theme.spacing(110) },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    inset: 'auto 0 0',
    padding: theme.spacing(1, 4, 3),
    paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
    background: theme.tokens.palette.background.paper,
    borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
    // Below the bar there is no room.
    [quantityVars.errorBelow]: 'auto',
    [quantityVars.errorAbove]: `calc(100% + ${theme.spacing(1)})`,
  },
}));

/** Space for the fixed bar: keeps the page's end, focused elements and toasts above it. */
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    html: { scrollPaddingBottom: theme.spacing(28), [roomVars.bottomBar]: theme.spacing(28) },
    body: { paddingBottom: theme.spacing(28) },
  },
});

/** Reserves the height of a price with its details; visitors get only the height of their text. */
const priceRoom = ({ spacing }: Theme) => ({
  display: 'grid',
  alignContent: 'end',
  mt: 3,
  minHeight: spacing(18),
  [`${loggedOut}:has(> p)`]: { minHeight: 0 },
});

const WEIGHED = 'Se pesa al preparar el pedido: pagas el peso real.';

export function ProductOrder({ producto }: { producto: ShownProducto }) {
  const [typed, setQuantity] = useState<string>();
  const quantity = typed ?? String(leastOf(producto));
  const units = quantityOf(quantity);
  const noteId = useId();
  const { seesPrices } = useSession();
  const addToCart = useAddToCart();
  const { precio, tipo_de_precio, cantidades, se_pesa } = producto;
  const priced = seesPrices && precio !== undefined;
  const { price, previousPrice, previousText } = shownPrice(producto, units || leastOf(producto));
  const byMeasure = measurePrice(producto, units || leastOf(producto));
  const add = () => {
    if (!priced || units === undefined || (units > 0 && !isSold(units, cantidades))) return;
    addToCart(producto, units);
    setQuantity(undefined);
  };
  return (
    <>
      <Box sx={priceRoom}>
        {priced ? (
          <>
            <Price
              amount={price}
              previousAmount={previousPrice}
              size="large"
              {...(previousText && { texts: { previous: previousText } })}
            />
            <div>
              {tipo_de_precio && <PriceType value={tipo_de_precio} tax={plusIva(producto)} />}
              {[byMeasure, ivaText(producto, units || leastOf(producto)), se_pesa && WEIGHED].map(
                (text) =>
                  text && (
                    <Typography key={text} component="span" variant="body2" color="textSecondary">
                      {' · '}
                      {text}
                    </Typography>
                  ),
              )}
            </div>
          </>
        ) : (
          <PriceNotice />
        )}
      </Box>
      {termsText(producto) && (
        <Typography sx={{ mt: 1, minHeight: '1lh', fontVariantNumeric: 'tabular-nums' }}>
          <Terms producto={producto} cantidad={units || leastOf(producto)} />
        </Typography>
      )}
      {!producto.disponible && (
        <Box sx={{ mt: 3 }}>
          <NoticeSlot producto={producto} />
        </Box>
      )}
      <GlobalStyles styles={roomForBar} />
      <Bar>
        {producto.disponible ? (
          <>
            <OrderNote id={noteId} producto={producto} quantity={Math.max(0, units ?? 0)} />
            <QuantityField
              value={quantity}
              onChange={setQuantity}
              max={LIMITS.cantidadMax}
              maxDigits={4}
              sold={cantidades}
              disabled={!seesPrices}
              label={`Cantidad de ${producto.nombre}`}
              onSubmit={add}
            />
            <Button
              variant="contained"
              size="large"
              disabled={!priced}
              aria-describedby={noteId}
              onClick={add}
            >
              Añadir al carrito
            </Button>
          </>
        ) : (
          <Button variant="contained" size="large" disabled sx={{ gridColumn: '1 / -1' }}>
            Producto no disponible
          </Button>
        )}
      </Bar>
    </>
  );
}

/** Returns the rate of the tax, with the price that includes the tax where the price shown is net. */
function ivaText({ iva, precio = 0, cantidades }: ShownProducto, cantidad: number): string | undefined {
  if (!iva) return undefined;
  const rate = `IVA ${alicuotaText(iva.alicuota)}`;
  if (iva.alicuota === 0) return rate;
  return isNeto({ iva })
    ? `Con ${rate}: ${formatMoney(precioFor(precio, cantidad, cantidades))}`
    : `Incluye ${rate}`;
}

interface OrderNoteProps {
  /** Id for `aria-describedby` of the button. */
  id: string;
  producto: ShownProducto;
  quantity: number;
}

/** Same height for all users: the server does not know the session. */
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  minHeight: touchTarget,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
}));

/** Above the button: why it is disabled, with a link to log in, or the subtotal. */
function OrderNote({ id, producto, quantity }: OrderNoteProps) {
  const { authenticated, seesPrices } = useSession();
  const inCart = useInCart(producto.producto_id);
  const login = useLoginLink();
  const forVisitors = useForVisitors();
  if (!authenticated)
    return (
      <Note id={id} {...forVisitors}>
        <span>
          <Link href={login}>Inicia sesión</Link> o <Link href={links.registro}>solicita una cuenta</Link>{' '}
          para comprar.
        </span>
      </Note>
    );
  const { precio, cantidades } = producto;
  return (
    <Note id={id}>
      {seesPrices && precio !== undefined && (
        <span>
          Subtotal: {priceText(producto, toPesos(subtotalCents({ precio, cantidad: quantity, cantidades })))}
        </span>
      )}
      {inCart > 0 && <span>En el carrito: {inCart}</span>}
    </Note>
  );
}
