import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { imageSources, isSold, LIMITS } from 'api-client/storefront';
import { shownLine } from 'app-core/cart/iva';
import { termsText } from 'app-core/cart/terms';
import type { ReactNode } from 'react';
import { formatMoney } from 'ui-kit/money';
import { Picture } from 'ui-kit/picture';
import { priceTypeText } from 'ui-kit/price-type-text';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { quantityVars } from 'ui-kit/quantity-vars';
import { StockIcon } from 'ui-kit/stock-icon';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useInCart } from '../cart/cart.ts';
import { productTint } from '../catalogue/shown-products.ts';
import { Terms } from '../catalogue/terms.tsx';
import { links } from '../links.ts';
import { LoneLink } from '../lone-link.tsx';
import { NoticeSlot } from '../stock-notice/notice-slot.tsx';
import { isAvailable, type Picks, type ProductChoice } from './pick.ts';

export interface PickRowProps {
  one: ProductChoice;
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
  const { producto_id, nombre, precio = 0, tipo_de_precio, esta_activo: sold, cantidades } = producto;
  const had = isAvailable(one);
  const inCart = useInCart(producto_id);
  const [image] = producto.imagenes;
  const cantidad = picks.manyOf(one);
  const shown = shownLine({ ...producto, precio, cantidad });
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
            {formatMoney(shown.unitPrice)} {tipo_de_precio && priceTypeText(tipo_de_precio, shown.tax)}
            {price}
          </Typography>
        )}
        {sold && termsText(producto) && (
          <Typography variant="body2">
            <Terms producto={producto} cantidad={cantidad} />
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
            <Box
              sx={({ spacing }) => ({
                width: spacing(35),
                // The error stays until the customer answers: it must not cover the next row.
                ...(!isSold(cantidad, cantidades) && { [quantityVars.errorPosition]: 'static' }),
              })}
            >
              <QuantityStepper
                value={cantidad}
                max={LIMITS.cantidadMax}
                sold={cantidades}
                label={`Cantidad de ${nombre}`}
                onChange={(many) => picks.setMany(producto_id, many)}
              />
            </Box>
            <Box sx={{ textAlign: 'end', ml: 'auto', minWidth: { sm: ({ spacing }) => spacing(34) } }}>
              <strong>{formatMoney(shown.subtotal)}</strong>
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
