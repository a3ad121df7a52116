import { toPesos } from 'api-client/storefront';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { CartButton as KitCartButton } from 'ui-kit/cart-button';
import { allLines, cart } from '../../shared/cart/cart.ts';
import { openCart, useCartOnItsWay } from '../../shared/cart/cart-drawer.ts';
import { useSession, useSessionReady } from '../../shared/session/use-session.ts';

/** Button that opens the cart, with the number of units. The total shows only with prices. */
export function CartButton() {
  const now = cart.use();
  const ready = useSessionReady();
  const { seesPrices } = useSession();
  const busy = useCartOnItsWay();
  return (
    <KitCartButton
      count={ready ? totalUnits(allLines(now)) : undefined}
      total={seesPrices && !now.unpriced?.length ? toPesos(totalCents(now.items)) : undefined}
      busy={busy}
      onClick={openCart}
    />
  );
}
