import { createRootRouteWithContext, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { ForbiddenContent } from '../shared/forbidden-content.tsx';
import { NotFoundContent, NotFoundPage } from '../shared/not-found-page.tsx';
import type { RouterContext } from '../shared/router-context.ts';
import { useAtWork } from '../shared/session/access.ts';
import { withoutCode } from '../shared/session/access-code.ts';
import { usePermisos } from '../shared/session/permisos.ts';
import { mayOpen } from '../shared/session/screens.ts';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { withoutCapitals } from '../shared/without-capitals.ts';
import { titled } from './-route-options.ts';
import { StaffFrame } from './-staff-frame.tsx';
import { TabTitle } from './-tab-title.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Some links are written /Panel-Pedidos; redirect to lower case. Links of the storefront contain a login code.
  beforeLoad: ({ location }) => {
    const href = withoutCapitals(withoutCode(location.href));
    if (href !== location.href) throw redirect({ href, replace: true });
  },
  head: titled('Panel Administrador'),
  component: () => (
    <>
      <TabTitle />
      <Outlet />
      <UnsavedChanges />
    </>
  ),
  notFoundComponent: NotFoundHere,
});

/** Staff keep their menu on missing and forbidden pages. */
function NotFoundHere() {
  const { pathname } = useLocation();
  usePermisos();
  if (!useAtWork()) return <NotFoundPage />;
  return <StaffFrame>{mayOpen(pathname) ? <NotFoundContent /> : <ForbiddenContent />}</StaffFrame>;
}
