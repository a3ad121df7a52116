import { createFileRoute, redirect } from '@tanstack/react-router';

/** Alias: some links are written /Panel. */
export const Route = createFileRoute('/_staff/panel')({
  beforeLoad: () => {
    throw redirect({ to: '/panel-principal', replace: true });
  },
});
