import { createFileRoute, redirect } from '@tanstack/react-router';
import { mayOpen } from '../../shared/session/screens.ts';

/**
 * Guard of pages for admins and roles with their permission; other staff go to the start page. The server
 * authorises here too.
 */
export const Route = createFileRoute('/_staff/_admin')({
  beforeLoad: ({ location }) => {
    if (!mayOpen(location.pathname)) throw redirect({ to: '/panel-principal' });
  },
});
