import {
  createFileRoute,
  Navigate,
  Outlet,
  redirect,
  useChildMatches,
  useLocation,
} from '@tanstack/react-router';
import { isAuthenticated, sessionStore, useSession, useSessionReady } from '../shared/session/session.ts';

/** Layout route for authenticated users. Visitors go to the login, and then back here. The server has no session. */
export const Route = createFileRoute('/_customer')({
  beforeLoad: ({ location }) => {
    // A server-rendered page knows its session only after hydration.
    if (import.meta.env.SSR || !sessionStore.ready || isAuthenticated()) return;
    throw redirect({ to: '/login', search: { returnTo: location.href }, replace: true });
  },
  component: CustomersOnly,
});

function CustomersOnly() {
  const ready = useSessionReady();
  const { authenticated } = useSession();
  const here = useLocation();
  const shown = useChildMatches({ select: ([page]) => page?.pathname });
  // During a logout another navigation is already on its way; do not redirect.
  const stays = shown === here.pathname;
  if (!ready || authenticated || !stays) return <Outlet />;
  return <Navigate to="/login" search={{ returnTo: here.href }} replace />;
}
