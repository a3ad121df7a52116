/** Stands in for the app's own origin, so that server and browser judge an address alike. */
const OWN = 'https://tienda.invalid';

/**
 * A page of this app to go back to after logging in. A foreign address is none, nor is one of `not`: pages for who
 * isn't logged in.
 */
export function safeReturnTo(value: string | undefined, not: readonly string[]): string | undefined {
  // '\' counts as '/' for browsers, so that '/\evil.example' would leave the origin.
  if (!value?.startsWith('/') || value.includes('\\') || !URL.canParse(value, OWN)) return undefined;
  const url = new URL(value, OWN);
  // '/x/..//evil.example' is one only once its dots are gone.
  if (url.origin !== OWN || url.pathname.startsWith('//')) return undefined;
  if (not.includes(url.pathname.toLowerCase().replace(/\/+$/, ''))) return undefined;
  return url.pathname + url.search + url.hash;
}
