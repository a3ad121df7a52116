/** Replaces the app's own origin, so that server and browser resolve an address the same way. */
const OWN = 'https://tienda.invalid';

/**
 * Returns the page to show after the login. Undefined for addresses of other sites and for the pages in `not`, which
 * are only for visitors.
 */
export function safeReturnTo(value: string | undefined, not: readonly string[]): string | undefined {
  // Browsers read '\' as '/', so '/\evil.example' would leave the origin.
  if (!value?.startsWith('/') || value.includes('\\') || !URL.canParse(value, OWN)) return undefined;
  const url = new URL(value, OWN);
  // '/x/..//evil.example' starts with '//' only after its dots are resolved.
  if (url.origin !== OWN || url.pathname.startsWith('//')) return undefined;
  if (not.includes(url.pathname.toLowerCase().replace(/\/+$/, ''))) return undefined;
  return url.pathname + url.search + url.hash;
}
