import { toPesos } from 'api-client/storefront';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { CartButton as KitCartButton } from 'ui-kit/cart-button';
import { cart } from '../../shared/cart/cart.ts';
import { openCart, useCartOnItsWay } from '../../shared/cart/cart-drawer.ts';
import { useSession, useSessionReady } from '../../shared/session/use-session.ts';

/** The way to the cart, with how much is in it; its total is for those who see prices. */
export function CartButton() {
  const { items } = cart.use();
  const ready = useSessionReady();
  const { seesPrices } = useSession();
  const busy = useCartOnItsWay();
  return (
    <KitCartButton
      count={ready ? totalUnits(items) : undefined}
      total={seesPrices ? toPesos(totalCents(items)) : undefined}
      busy={busy}
      onClick={openCart}
    />
  );
}
