import { createFileRoute, useLocation } from '@tanstack/react-router';
import { NewPasswordPage } from '../features/login/new-password-page.tsx';
import { forgotHref } from '../shared/environment.ts';
import { titled } from './-route-options.ts';

/** Where the mailed link of who works here leads. Its key stands in the fragment: no server's log learns of it. */
export const Route = createFileRoute('/restablecer-password')({
  head: titled('Crear nueva contraseña'),
  component: Screen,
});

function Screen() {
  const { environment } = Route.useRouteContext();
  const token = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('token');
  return <NewPasswordPage token={token} forgotHref={forgotHref(environment)} />;
}
