import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { imageSources, LIMITS, toPesos } from 'api-client/storefront';
import { subtotalCents } from 'app-core/cart/totals';
import type { ReactNode } from 'react';
import { formatMoney } from 'ui-kit/money';
import { Picture } from 'ui-kit/picture';
import { priceTypeText } from 'ui-kit/price-type-text';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { StockIcon } from 'ui-kit/stock-icon';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useInCart } from '../cart/cart.ts';
import { productTint } from '../catalogue/product-tint.ts';
import { links } from '../links.ts';
import { LoneLink } from '../lone-link.tsx';
import { NoticeSlot } from '../stock-notice/notice-slot.tsx';
import { isHad, type Offered, type Picks } from './pick.ts';

export interface PickRowProps {
  one: Offered;
  picks: Picks;
  /** Shown beside and below today's price. */
  price?: ReactNode;
  note?: ReactNode;
  /** At the end of the row. */
  action?: ReactNode;
}

const name = { fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' } as const;

/** A product to choose, with today's price and a quantity. Unavailable products are marked and cannot be chosen. */
export function PickRow({ one, picks, price, note, action }: PickRowProps) {
  const { producto } = one;
  const { producto_id, nombre, precio = 0, tipo_de_precio, esta_activo: sold } = producto;
  const had = isHad(one);
  const inCart = useInCart(producto_id);
  const [image] = producto.imagenes;
  const cantidad = picks.manyOf(one);
  return (
    <Box
      role="group"
      aria-label={nombre}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr) auto' },
        alignItems: { sm: 'center' },
        columnGap: 3,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Checkbox
        checked={had && picks.chosen.has(producto_id)}
        disabled={!had}
        onChange={() => picks.toggle(producto_id)}
        slotProps={{ input: { 'aria-label': `Elegir ${nombre}` } }}
        sx={{ ml: -3, alignSelf: { xs: 'start', sm: 'center' } }}
      />
      <Box
        sx={({ shape, spacing }) => ({
          width: spacing(14),
          '& > *': { borderRadius: `${shape.borderRadius}px` },
        })}
      >
        <Picture source={image && imageSources(image)} tint={productTint(producto)} sizes="56px" />
      </Box>
      <div>
        {sold ? (
          <LoneLink href={links.producto(producto_id)} color="inherit" underline="hover" sx={name}>
            {nombre}
          </LoneLink>
        ) : (
          <Typography sx={name}>{nombre}</Typography>
        )}
        {sold && (
          <Typography variant="body2">
            {formatMoney(precio)} {tipo_de_precio && priceTypeText(tipo_de_precio)}
            {price}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </div>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mt: { xs: 2, sm: 0 },
          minHeight: touchTarget,
        }}
      >
        {had ? (
          <>
            <Box sx={({ spacing }) => ({ width: spacing(35) })}>
              <QuantityStepper
                value={cantidad}
                max={LIMITS.cantidadMax}
                label={`Cantidad de ${nombre}`}
                onChange={(many) => picks.setMany(producto_id, many)}
              />
            </Box>
            <Box sx={{ textAlign: 'end', ml: 'auto', minWidth: { sm: ({ spacing }) => spacing(34) } }}>
              <strong>{formatMoney(toPesos(subtotalCents({ precio, cantidad })))}</strong>
              {inCart > 0 && (
                <Typography variant="body2" color="textSecondary">
                  En tu carrito: {inCart}
                </Typography>
              )}
            </Box>
          </>
        ) : (
          <>
            <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <StockIcon available={false} />
              {sold ? 'Ahora no hay' : 'Ya no se vende'}
            </Typography>
            {sold && <NoticeSlot producto={producto} />}
          </>
        )}
        {action}
      </Box>
    </Box>
  );
}
