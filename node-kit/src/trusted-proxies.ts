import proxyAddr from '@fastify/proxy-addr';

/** Number of proxies in front, or their addresses; counted from this process outwards. */
export type TrustedProxies = number | string[];

/**
 * Returns a function that tells whether the proxy at an address, `hop` steps from here, is trusted.
 * X-Forwarded-For entries before the first trusted proxy are never used.
 */
export const isTrusted = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddr.compile(proxies);
