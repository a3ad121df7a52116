/** Where to go after signing in, if it is a page of this app; a foreign address or the login itself is none. */
export function safeReturnTo(value: string | undefined): string | undefined {
  // '\' counts as '/' for browsers, so that '/\evil.example' would leave the origin.
  if (!value?.startsWith('/') || value.includes('\\')) return undefined;
  if (!URL.canParse(value, window.location.origin)) return undefined;
  const url = new URL(value, window.location.origin);
  if (url.origin !== window.location.origin || /^\/login(\/|$)/i.test(url.pathname)) return undefined;
  // Dots resolved away, '/x/..//evil.example' has become an address without a scheme.
  if (url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
