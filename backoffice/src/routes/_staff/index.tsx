import { createFileRoute, redirect } from '@tanstack/react-router';

/** The dashboard will stand here. */
export const Route = createFileRoute('/_staff/')({
  beforeLoad: () => {
    throw redirect({ to: '/panel-pedidos', replace: true });
  },
});
