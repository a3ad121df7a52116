import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whom a request counts as, where requests are counted: the caller's address, or of an IPv6 one the line that it
 * belongs to (/64), which has more addresses than anybody could count. What a proxy says that is no address counts
 * as the proxy's own.
 */
export function addressOf({ ip, socket }: FastifyRequest): string {
  if (!ipaddr.isValid(ip)) return socket.remoteAddress ?? 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

/** Whom a request comes from, as it is written down. */
export const ipOf = ({ ip, socket }: FastifyRequest): string =>
  ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : (socket.remoteAddress ?? 'unknown');
