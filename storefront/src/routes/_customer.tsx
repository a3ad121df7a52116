import {
  createFileRoute,
  Navigate,
  Outlet,
  redirect,
  useChildMatches,
  useLocation,
} from '@tanstack/react-router';
import { isAuthenticated, sessionStore } from '../shared/session/session.ts';
import { useSession, useSessionReady } from '../shared/session/use-session.ts';

/** For whoever is logged in: a visitor goes to the login, and from there back here. The server knows nobody. */
export const Route = createFileRoute('/_customer')({
  beforeLoad: ({ location }) => {
    // A page that came from the server learns of the session only after it hydrated.
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
  // Whoever signs out is on the way elsewhere already.
  const stays = shown === here.pathname;
  if (!ready || authenticated || !stays) return <Outlet />;
  return <Navigate to="/login" search={{ returnTo: here.href }} replace />;
}
