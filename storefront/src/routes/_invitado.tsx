import { createFileRoute, Navigate, Outlet, redirect } from '@tanstack/react-router';
import { isAuthenticated } from '../shared/session/session.ts';
import { useSession } from '../shared/session/use-session.ts';

/** For guests only: whoever is logged in goes to the shop. The server takes everybody for a guest. */
export const Route = createFileRoute('/_invitado')({
  beforeLoad: () => {
    if (!import.meta.env.SSR && isAuthenticated()) throw redirect({ to: '/inicio' });
  },
  component: GuestsOnly,
});

function GuestsOnly() {
  // A page that came from the server learns of the session only after it hydrated.
  return useSession().authenticated ? <Navigate to="/inicio" replace /> : <Outlet />;
}
