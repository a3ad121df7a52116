/** Finds pages that no link leads to: users would never find them. */
import { pageRoutes, reachableRoutes } from 'app-core/testing/reachable-routes';
import { expect, it } from 'vitest';
import { habitual, lista, pedido } from '../testing/data.ts';
import { demoShop, products } from '../testing/demo-shop.ts';
import { customer, openPage, resetApp } from '../testing/render-app.tsx';

/** Routes that no link in the shop leads to, with the reason. */
const UNLINKED: Readonly<Record<string, string>> = {
  '/': 'redirects to the home page',
  '/$': 'the page for unknown addresses',
  '/confirmar-correo': 'a mail leads there',
  '/_guest/restablecer-password': 'a mail leads there',
};

async function walk(signedIn: boolean) {
  const [product] = products;
  if (!product) throw new Error('The demo shop has no products');
  const { router } = await openPage('/inicio', signedIn ? customer : [], {
    ...demoShop,
    'GET /mis-pedidos': () => ({ pedidos: [pedido], total: 1 }),
    'GET /mis-pedidos/:id': () => pedido,
    'GET /mis-listas': () => ({ listas: [{ ...lista('De los lunes'), productos: 1 }] }),
    'GET /mis-listas/:id': () => lista('De los lunes'),
    'GET /sesiones': () => ({ sesiones: [] }),
    'GET /cuenta/correo': () => ({ email: 'cliente@tienda.test', confirmado: true }),
    'GET /mis-habituales': () => ({ habituales: [habitual(product, 2)] }),
  });
  const { queryClient } = router.options.context;
  const reached = await reachableRoutes({ router, queryClient, home: '/inicio' });
  return { all: pageRoutes(router), reached };
}

it('reaches every page from home by links, as a visitor or as a customer', { timeout: 300_000 }, async () => {
  const { all, reached: asCustomer } = await walk(true);
  resetApp();
  localStorage.clear();
  const { reached: asVisitor } = await walk(false);
  const unreached = all.filter((id) => !asCustomer.has(id) && !asVisitor.has(id));
  expect(unreached).toEqual(Object.keys(UNLINKED).sort());
});
