import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { formatMoneyShort } from 'ui-kit/money';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { totalCents, totalUnits } from '../../shared/cart/cart.ts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { toPesos } from '../../shared/money.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** The way to the cart, with how much is in it; its total is for those who see prices. */
export function CartButton() {
  const { items } = useCart();
  const { seesPrices } = useSession();
  const units = totalUnits(items);
  const total = seesPrices && units > 0 ? formatMoneyShort(toPesos(totalCents(items))) : undefined;
  return (
    <Button
      color="secondary"
      onClick={openCart}
      aria-haspopup="dialog"
      sx={{
        minWidth: { xs: 44, md: 132 },
        justifyContent: { md: 'flex-end' },
        fontVariantNumeric: 'tabular-nums',
        // On phones the basket and its count say enough.
        '& .MuiButton-startIcon': { mx: { xs: 0 }, mr: { md: 2 } },
        '& [data-total]': {
          position: { xs: 'absolute', md: 'static' },
          clipPath: { xs: 'inset(50%)', md: 'none' },
        },
      }}
      startIcon={
        <Badge
          badgeContent={units || null}
          max={999}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <ShoppingBasketOutlined />
        </Badge>
      }
    >
      {units > 0 && (
        <VisuallyHidden>
          Carrito: {units} {units === 1 ? 'unidad' : 'unidades'}
        </VisuallyHidden>
      )}
      <span data-total>{total ?? 'Carrito'}</span>
    </Button>
  );
}
