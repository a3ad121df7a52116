import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { closeCart, useCartOpen } from '../../shared/cart/cart-drawer.ts';
import type { StaffOrder } from './cart-panel.tsx';

const CartPanel = lazy(() => import('./cart-panel.tsx').then(({ CartPanel: panel }) => ({ default: panel })));

/** The cart's place in every page. Its code comes when it is first opened, and it closes when the page changes. */
export function CartSlot({ staffOrder }: { staffOrder: StaffOrder }) {
  const open = useCartOpen();
  const [wanted, setWanted] = useState(false);
  const pathname = useLocation({ select: (location) => location.pathname });
  if (open && !wanted) setWanted(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    closeCart();
  }, [pathname]);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <CartPanel staffOrder={staffOrder} />
    </Suspense>
  );
}
