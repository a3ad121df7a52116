import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whom a request counts as, where requests are counted: the caller's address, or of an IPv6 one the line that it
 * belongs to (/64), which has more addresses than anybody could count. What a proxy says that is no address counts
 * as the proxy's own.
 */
export function addressOf({ ip, socket }: FastifyRequest): string {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain;
  if (isIPv6(plain)) return lineOf(plain);
  return socket.remoteAddress ?? 'unknown';
}

function lineOf(address: string): string {
  const groupsOf = (part = '') => (part === '' ? [] : part.split(':'));
  const [head, tail] = address.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
