import { createRootRouteWithContext, HeadContent, Outlet, redirect } from '@tanstack/react-router';
import { NotFoundPage } from '../shared/not-found-page.tsx';
import type { RouterContext } from '../shared/router-context.ts';
import { withoutCapitals } from '../shared/without-capitals.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Some links say /Panel-Pedidos; there is one address of each page.
  beforeLoad: ({ location }) => {
    const href = withoutCapitals(location.href);
    if (href !== location.href) throw redirect({ href, replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: `Panel Administrador · ${match.context.environment.shopName}` }] }),
  component: () => (
    <>
      <HeadContent />
      <Outlet />
    </>
  ),
  notFoundComponent: NotFoundPage,
});
