import { createFileRoute, useLocation } from '@tanstack/react-router';
import { NewPasswordPage } from '../features/login/new-password-page.tsx';
import { forgotPasswordHref } from '../shared/environment.ts';
import { titled } from './-route-options.ts';

/** The target of the mailed link for staff. Its key is in the fragment, so that no server logs it. */
export const Route = createFileRoute('/restablecer-password')({
  head: titled('Crear nueva contraseña'),
  component: Screen,
});

function Screen() {
  const { environment } = Route.useRouteContext();
  const token = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('token');
  return <NewPasswordPage token={token} forgotPasswordHref={forgotPasswordHref(environment)} />;
}
