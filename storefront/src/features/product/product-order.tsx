import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { LIMITES, type Producto } from 'api-client/storefront';
import { useState } from 'react';
import { Price } from 'ui-kit/price';
import { PriceType } from 'ui-kit/price-type';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import { PriceNotice } from '../../shared/catalogue/price-notice.tsx';
import { useSession } from '../../shared/session/use-session.ts';

/** In the page from tablets up, at the bottom of the window on phones, so that the action is always in view. */
const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: 12,
  marginTop: 16,
  [theme.breakpoints.up('md')]: { maxWidth: 440 },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    inset: 'auto 0 0',
    padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
    background: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** The page's end stays readable over the bar. */
const roomForBar = (theme: Theme) => ({ [theme.breakpoints.down('md')]: { body: { paddingBottom: 70 } } });

export function ProductOrder({ producto }: { producto: Producto }) {
  const [quantity, setQuantity] = useState(1);
  const { authenticated, seesPrices } = useSession();
  const addToCart = useAddToCart();
  const { precio, precio_antes_oferta, tipo_de_precio } = producto;
  const priced = seesPrices && precio !== undefined;
  return (
    <>
      <Box sx={{ mt: 4, minHeight: 72 }}>
        {priced ? (
          <>
            <Price amount={precio} previousAmount={precio_antes_oferta} size="large" />
            <div>{tipo_de_precio && <PriceType value={tipo_de_precio} />}</div>
          </>
        ) : (
          <PriceNotice />
        )}
      </Box>
      <GlobalStyles styles={roomForBar} />
      <Bar>
        {producto.disponible ? (
          <>
            <QuantityStepper
              value={quantity}
              onChange={setQuantity}
              max={LIMITES.cantidadMaxima}
              disabled={!authenticated}
              label={`Cantidad de ${producto.nombre}`}
            />
            <Button
              variant="contained"
              size="large"
              disabled={!priced}
              onClick={() => {
                addToCart(producto, quantity);
                setQuantity(1);
              }}
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
