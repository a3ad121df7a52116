import { createFileRoute, redirect } from '@tanstack/react-router';

/** The panel's home is its dashboard. */
export const Route = createFileRoute('/_staff/')({
  beforeLoad: () => {
    throw redirect({ to: '/panel-principal', replace: true });
  },
});
