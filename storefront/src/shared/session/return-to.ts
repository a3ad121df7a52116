import { useLocation } from '@tanstack/react-router';
import { safeReturnTo as safe } from 'app-core/return-to';
// A tenth of zod: this schema is in every page's first load.
import * as v from 'valibot';
import { knownAddress } from '../known-address.ts';
import { links } from '../links.ts';

const GUEST_PAGES: readonly string[] = [
  links.login,
  links.registro,
  links.forgotPassword,
  '/restablecer-password',
];

/** A page of the shop to go back to after logging in; a page for guests is none. */
export const safeReturnTo = (value: string | undefined): string | undefined => safe(value, GUEST_PAGES);

/** What the login's address may carry. */
export const loginSearch = v.object({ returnTo: v.fallback(v.optional(v.string()), undefined) });

/** The login's address; after it one is back here, or at the shop's home. */
export function useLoginLink(): string {
  const here = safeReturnTo(useLocation({ select: (location) => knownAddress(location.href) }));
  if (!here || here === links.home) return links.login;
  return `${links.login}?returnTo=${encodeURIComponent(here)}`;
}
