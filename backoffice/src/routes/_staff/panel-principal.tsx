import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where the document's redirects lead. Until the dashboard comes, the orders are the start. */
export const Route = createFileRoute('/_staff/panel-principal')({
  beforeLoad: () => {
    throw redirect({ to: '/panel-pedidos', replace: true });
  },
});
