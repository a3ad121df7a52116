import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to the dashboard. */
export const Route = createFileRoute('/_staff/')({
  beforeLoad: () => {
    throw redirect({ to: '/panel-principal', replace: true });
  },
});
