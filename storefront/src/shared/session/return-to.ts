import { useLocation } from '@tanstack/react-router';
import { safeReturnTo as safe } from 'app-core/return-to';
// valibot instead of zod, at a tenth of the size: this schema is part of first-load JavaScript.
import * as v from 'valibot';
import { knownAddress } from '../known-address.ts';
import { links } from '../links.ts';

const GUEST_PAGES: readonly string[] = [
  links.login,
  links.registro,
  links.forgotPassword,
  '/restablecer-password',
];

/** Returns a page to open after the login, or undefined for pages for visitors and for other sites. */
export const safeReturnTo = (value: string | undefined): string | undefined => safe(value, GUEST_PAGES);

/** Search parameters of the login page. */
export const loginSearch = v.object({ returnTo: v.fallback(v.optional(v.string()), undefined) });

/** Returns the address of the login that leads back to this page, or else to the home page. */
export function useLoginLink(): string {
  const here = safeReturnTo(useLocation({ select: (location) => knownAddress(location.href) }));
  if (!here || here === links.home) return links.login;
  return `${links.login}?returnTo=${encodeURIComponent(here)}`;
}
