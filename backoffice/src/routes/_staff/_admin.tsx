import { createFileRoute, redirect } from '@tanstack/react-router';
import { mayOpen } from '../../shared/session/screens.ts';

/** The guard of what is for admins, and whom they gave it; other staff go to the panel's start. The server decides here too. */
export const Route = createFileRoute('/_staff/_admin')({
  beforeLoad: ({ location }) => {
    if (!mayOpen(location.pathname)) throw redirect({ to: '/panel-principal' });
  },
});
