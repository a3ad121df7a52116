import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { connectApi } from '../app/api.ts';
import { createShopRouter } from '../app/create-router.tsx';
import { clearCart } from '../shared/cart/cart.ts';
import { closeCart } from '../shared/cart/cart-drawer.ts';
import { endSession } from '../shared/session/session.ts';

const settings = {
  name: 'Tierra Llana',
  phone: '+54 9 2477 41-5820',
  email: 'ventas@tierrallana.test',
  city: 'Pergamino, Buenos Aires',
  instagram: 'https://instagram.test/tienda',
  whatsapp: 'https://wa.test/1',
  storefrontUrl: 'https://tienda.test',
  backofficeUrl: 'https://panel.test',
};

/** The whole shop at an address, through its real router, as a browser shows it after hydration. */
export async function renderApp(path: string) {
  // jsdom has no layout: a wide window, and nothing to scroll.
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  const never = () => {};
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, addListener: never, removeListener: never }),
  );
  window.history.replaceState(null, '', path);
  connectApi(window.location.origin);
  const router = createShopRouter({ settings });
  router.options.context.queryClient.setDefaultOptions({ queries: { retry: false } });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const { container } = render(<RouterProvider router={router} />, { container: document });
  return { router, container };
}

export function resetApp(): void {
  cleanup();
  endSession();
  clearCart();
  closeCart();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
