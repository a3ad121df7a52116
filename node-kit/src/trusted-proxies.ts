import proxyAddr from '@fastify/proxy-addr';

/** How many proxies stand in a row in front, or which addresses they have; counted from this process outwards. */
export type TrustedProxies = number | string[];

/**
 * Whether the proxy at an address, the `hop`th from here, is trusted: what a caller wrote into X-Forwarded-For before
 * the first of those that are is never believed.
 */
export const isTrusted = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddr.compile(proxies);
