import { useLocation } from '@tanstack/react-router';
// The small build of zod: this schema is in every page's first load.
import * as z from 'zod/mini';
import { links } from '../links.ts';

/** Stands in for the shop's own origin, so that server and browser judge an address alike. */
const OWN = 'https://tienda.invalid';
const GUEST_PAGES: readonly string[] = [
  links.login,
  links.registro,
  links.olvidePassword,
  '/restablecer-password',
];

/** A page of the shop to go back to after logging in; a foreign address or a page for guests is none. */
export function safeReturnTo(value: string | undefined): string | undefined {
  // '\' counts as '/' for browsers, so that '/\evil.example' would leave the origin.
  if (!value?.startsWith('/') || value.includes('\\') || !URL.canParse(value, OWN)) return undefined;
  const url = new URL(value, OWN);
  // '/x/..//evil.example' is one only once its dots are gone.
  if (url.origin !== OWN || url.pathname.startsWith('//')) return undefined;
  if (GUEST_PAGES.includes(url.pathname.toLowerCase().replace(/\/+$/, ''))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** What the login's address may carry. */
export const loginSearch = z.object({ volver: z.catch(z.optional(z.string()), undefined) });

/** The login's address; after it one is back here, or at the shop's home. */
export function useLoginLink(): string {
  const here = safeReturnTo(useLocation({ select: (location) => location.href }));
  if (!here || here === links.inicio) return links.login;
  return `${links.login}?volver=${encodeURIComponent(here)}`;
}
