import { createFileRoute, redirect } from '@tanstack/react-router';
import { isAdmin } from '../../shared/session/access.ts';
import { sessionStore } from '../../shared/session/session-store.ts';

/** The guard of what is for admins alone; other staff go to the panel's start. The server decides here too. */
export const Route = createFileRoute('/_staff/_admin')({
  beforeLoad: () => {
    if (!isAdmin(sessionStore.current)) throw redirect({ to: '/panel-principal' });
  },
});
