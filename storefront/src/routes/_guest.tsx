import { createFileRoute, Navigate, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from 'ui-kit/notify';
import { links } from '../shared/links.ts';
import { loginSearch, safeReturnTo } from '../shared/session/return-to.ts';
import { isAuthenticated } from '../shared/session/session.ts';
import { useSession } from '../shared/session/use-session.ts';

/** Where whoever is logged in goes instead: back to where the login was asked for, or to the shop. */
const targetOf = ({ returnTo }: { returnTo?: string | undefined }) => safeReturnTo(returnTo) ?? links.home;

/** A mailed link does nothing for whoever is logged in: that is said, so that nobody waits for it. */
function explain(pathname: string): void {
  if (pathname !== '/restablecer-password') return;
  notify(
    'info',
    'Ya iniciaste sesión. Para usar el enlace del correo, cierra la sesión y ábrelo de nuevo.',
    'enlace',
  );
}

/** For guests only: whoever is logged in goes to the shop. The server takes everybody for a guest. */
export const Route = createFileRoute('/_guest')({
  validateSearch: loginSearch,
  beforeLoad: ({ search, location }) => {
    if (import.meta.env.SSR || !isAuthenticated()) return;
    explain(location.pathname);
    throw redirect({ href: targetOf(search), replace: true });
  },
  component: GuestsOnly,
});

function GuestsOnly() {
  // A page that came from the server learns of the session only after it hydrated.
  return useSession().authenticated ? <ToShop /> : <Outlet />;
}

function ToShop() {
  const search = Route.useSearch();
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => explain(pathname), [pathname]);
  return <Navigate to="." href={targetOf(search)} replace />;
}
