import { createMemoryHistory } from '@tanstack/react-router';
import type { OwnRealtimeHandlers } from 'api-client/storefront-realtime';
import { connectApi } from '../app/api.ts';
import { createShopRouter } from '../app/create-router.tsx';
import { cacheFollowsSession } from '../app/session-cache.ts';
import { clearCart } from '../shared/cart/cart.ts';
import { closeCart } from '../shared/cart/cart-drawer.ts';
import { replaceOwnOrders } from '../shared/orders/use-live-orders.ts';
import { endSession } from '../shared/session/session.ts';
import type { ShopSettings } from '../shared/settings.ts';

const SETTINGS: ShopSettings = {
  name: 'Tierra Llana',
  phone: '+54 9 2477 41-5820',
  phoneHref: 'tel:+5492477415820',
  email: 'ventas@tierrallana.test',
  city: 'Pergamino, Buenos Aires',
  hours: '',
  closed: '',
  announcement: '',
  description: 'Distribuidora mayorista de alimentos naturales.',
  aboutDescription: 'Desde 2021 en Pergamino.',
  // Differs from the clock.
  year: '2031',
  instagram: 'https://instagram.test/tienda',
  whatsapp: 'https://wa.test/1',
  storefrontUrl: 'https://tienda.test',
  backofficeUrl: 'https://panel.test',
  tones: null,
  logo: null,
};

/** Realtime handlers of the open shop, for tests to call. */
export const ownOrders: { handlers: OwnRealtimeHandlers | undefined } = { handlers: undefined };

/** Opens the shop's real router and queries at an address. `close` resets all shared state. */
export function openShop(path: string, more: Partial<ShopSettings> = {}) {
  connectApi(window.location.origin);
  replaceOwnOrders(async (handlers) => {
    ownOrders.handlers = handlers;
    return () => {
      ownOrders.handlers = undefined;
    };
  });
  const router = createShopRouter({
    settings: { ...SETTINGS, ...more },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { queryClient } = router.options.context;
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const stopFollowing = cacheFollowsSession(router, queryClient);
  const close = () => {
    stopFollowing();
    queryClient.clear();
    closeCart();
    clearCart();
    endSession();
  };
  return { router, close };
}
