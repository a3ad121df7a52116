import { createFileRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import { notificacionesListOptions } from 'api-client/backoffice';
import { AccountBoundary } from 'app-core/session/account-boundary';
import { navigateTo } from '../shared/leave.ts';
import { isLocked, session, useSession, visitorKind } from '../shared/session/access.ts';
import { pendingRedemption } from '../shared/session/access-code.ts';
import { isClosedToEnrolment } from '../shared/session/enrolment.ts';
import { waitForPermisos } from '../shared/session/permisos.ts';
import { isOfAdmins, mayOpen } from '../shared/session/screens.ts';
import { StaffFrame } from './-staff-frame.tsx';

/** Guard and frame of all staff pages. The server authorises; the guard only avoids refused calls. */
export const Route = createFileRoute('/_staff')({
  beforeLoad: async ({ context, location, preload }) => {
    const kind = (await pendingRedemption()) === 'cliente' ? 'cliente' : visitorKind();
    // A locked session stays: a delayed search may change the URL now.
    if (kind === 'visitor' && !isLocked())
      throw redirect({ to: '/login', search: { returnTo: location.href } });
    if (kind === 'cliente' && !preload) {
      navigateTo(`${context.environment.storefrontUrl}/inicio`);
      // Show nothing while the browser leaves.
      await new Promise(() => {});
    }
    if (isClosedToEnrolment(location.pathname)) {
      throw redirect({ to: '/segundo-factor', search: { returnTo: location.href }, replace: true });
    }
    await waitForPermisos();
    // Without permission no loader runs; `__root.tsx` shows the 403 page.
    if (!isOfAdmins(location.pathname) && !mayOpen(location.pathname)) {
      throw notFound({ routeId: rootRouteId });
    }
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(notificacionesListOptions());
  },
  component: StaffLayout,
});

/** After logout, hide the page while the router opens the login. */
function StaffLayout() {
  if (useSession() === null) return null;
  return (
    <AccountBoundary session={session}>
      <StaffFrame>
        <Outlet />
      </StaffFrame>
    </AccountBoundary>
  );
}
