import proxyAddr from '@fastify/proxy-addr';
import { StartupError } from './startup-error.ts';

/** How many proxies stand in a row in front, or which addresses they have. */
export type TrustedProxies = number | string[];

/**
 * What the setting TRUST_PROXY says, which counts from this process outwards: what a caller wrote into X-Forwarded-For
 * before the first of them is never believed. Nobody is trusted when it is not set.
 * @throws StartupError for what is neither a count nor addresses.
 */
export function trustedProxies(setting = process.env.TRUST_PROXY): TrustedProxies {
  const text = setting?.trim() ?? '';
  if (/^\d{0,2}$/.test(text)) return Number(text);
  const addresses = text.split(/[\s,]+/);
  try {
    proxyAddr.compile(addresses);
    return addresses;
  } catch {
    throw new StartupError(
      'TRUST_PROXY debe ser cuántos proxies hay delante, o sus direcciones, como 10.0.0.0/8: corríjalo y vuelva a iniciar.',
    );
  }
}

/** Whether the proxy at an address, the `hop`th from here, is trusted. */
export const isTrusted = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddr.compile(proxies);
