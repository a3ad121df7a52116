import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { LoginPage } from '../features/login/login-page.tsx';
import { forgotPasswordHref } from '../shared/environment.ts';
import { navigateTo } from '../shared/leave.ts';
import { visitorKind } from '../shared/session/access.ts';
import { safeReturnTo } from '../shared/use-return-to.ts';
import { titled } from './-route-options.ts';

const search = z.object({ returnTo: z.string().optional().catch(undefined) });

export const Route = createFileRoute('/login')({
  validateSearch: search,
  // Only for guests; also redirects after a login, in this tab or another.
  beforeLoad: ({ search: { returnTo } }) => {
    if (visitorKind() === 'staff') throw redirect({ href: safeReturnTo(returnTo) ?? '/', replace: true });
  },
  head: titled('Iniciar sesión'),
  component: Login,
});

function Login() {
  const { environment } = Route.useRouteContext();
  return (
    <LoginPage
      onCustomer={() => navigateTo(`${environment.storefrontUrl}/inicio`)}
      forgotPasswordHref={forgotPasswordHref(environment)}
    />
  );
}
