import { createFileRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from 'ui-kit/notify';
import { links } from '../shared/links.ts';
import { loginSearch, safeReturnTo } from '../shared/session/return-to.ts';
import { isAuthenticated, useSession } from '../shared/session/session.ts';

/** Returns the target for an authenticated user: the return address of the login, or the home page. */
const targetOf = ({ returnTo }: { returnTo?: string | undefined }) => safeReturnTo(returnTo) ?? links.home;

/** Tells an authenticated user why the mailed link has no effect. */
function explain(pathname: string): void {
  if (pathname !== '/restablecer-password') return;
  notify(
    'info',
    'Ya iniciaste sesión. Para usar el enlace del correo, cierra la sesión y ábrelo de nuevo.',
    'enlace',
  );
}

/** Layout route for visitors. Authenticated users go to the shop. The server treats everybody as a visitor. */
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
  // A server-rendered page knows its session only after hydration.
  return useSession().authenticated ? <ToShop /> : <Outlet />;
}

/** Leaves the guest page, unless the login already left it: a second navigation would undo the user's next click. */
function ToShop() {
  const router = useRouter();
  const search = Route.useSearch();
  const href = targetOf(search);
  useEffect(() => {
    const to = router.latestLocation;
    if (!router.matchRoutes(to).some(({ routeId }) => routeId === Route.id)) return;
    explain(to.pathname);
    void router.navigate({ href, replace: true });
  }, [router, href]);
  return null;
}
