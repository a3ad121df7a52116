import { createFileRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import { notificacionesListOptions } from 'api-client/backoffice';
import { AccountBoundary } from 'app-core/session/account-boundary';
import { leaveTo } from '../shared/leave.ts';
import { isLocked, useSession, visitorKind } from '../shared/session/access.ts';
import { codeSettled } from '../shared/session/access-code.ts';
import { isClosedToEnrolment } from '../shared/session/enrolment.ts';
import { permisosKnown } from '../shared/session/permisos.ts';
import { isOfAdmins, mayOpen } from '../shared/session/screens.ts';
import { session } from '../shared/session/session-store.ts';
import { StaffFrame } from './-staff-frame.tsx';

/** The guard of every staff screen, and the frame around them. The server decides; this only spares a refusal. */
export const Route = createFileRoute('/_staff')({
  beforeLoad: async ({ context, location, preload }) => {
    const kind = (await codeSettled()) === 'cliente' ? 'cliente' : visitorKind();
    // Whoever is asked for the password again stays: a search may lead to its address just then.
    if (kind === 'visitor' && !isLocked())
      throw redirect({ to: '/login', search: { returnTo: location.href } });
    if (kind === 'cliente' && !preload) {
      leaveTo(`${context.environment.storefrontUrl}/inicio`);
      // Nothing of the panel shows while the browser goes.
      await new Promise(() => {});
    }
    if (isClosedToEnrolment(location.pathname)) {
      throw redirect({ to: '/segundo-factor', search: { returnTo: location.href }, replace: true });
    }
    await permisosKnown();
    // Nothing of it is asked for; in its place stands that it is not theirs (`__root.tsx`).
    if (!isOfAdmins(location.pathname) && !mayOpen(location.pathname)) {
      throw notFound({ routeId: rootRouteId });
    }
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(notificacionesListOptions());
  },
  component: StaffLayout,
});

/** Once nobody works here, nothing of the screen stays while the router leads to the login. */
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
