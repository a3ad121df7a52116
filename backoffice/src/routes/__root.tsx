import { createRootRouteWithContext, Outlet, redirect, useLocation } from '@tanstack/react-router';
import type { RouterContext } from '../shared/environment.ts';
import { ForbiddenContent, NotFoundContent, NotFoundPage } from '../shared/not-found-page.tsx';
import { useHasStaffSession } from '../shared/session/access.ts';
import { withoutCode } from '../shared/session/access-code.ts';
import { usePermisos } from '../shared/session/permisos.ts';
import { mayOpen } from '../shared/session/screens.ts';
import { TabTitle } from '../shared/tab-subject.tsx';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { withoutCapitals } from '../shared/without-capitals.ts';
import { titled } from './-route-options.ts';
import { StaffFrame } from './-staff-frame.tsx';

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
  if (!useHasStaffSession()) return <NotFoundPage />;
  return <StaffFrame>{mayOpen(pathname) ? <NotFoundContent /> : <ForbiddenContent />}</StaffFrame>;
}
