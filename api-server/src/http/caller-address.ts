import { APPS } from 'api-client/contract';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Returns the key for rate limits: the caller's IPv4 address or its IPv6 /64 network. A single caller may use any
 * address of a /64. If a proxy sends an invalid address, the proxy's own address counts.
 */
export function addressOf({ ip, socket }: FastifyRequest): string {
  if (!ipaddr.isValid(ip)) return socket.remoteAddress ?? 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

/** Returns the caller's address as the audit log stores it. */
export const ipOf = ({ ip, socket }: FastifyRequest): string =>
  ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : (socket.remoteAddress ?? 'unknown');

/** The client of a new session, as the client reports it. Only for display to the account's owner. */
export interface Opener {
  app: (typeof APPS)[number];
  userAgent: string;
  ip: string;
}

export function identifyOpener(request: FastifyRequest): Opener {
  const { 'x-app': appHeader, 'user-agent': userAgent = '' } = request.headers;
  const app = APPS.find((name) => name === appHeader) ?? 'storefront';
  return { app, userAgent, ip: addressOf(request) };
}
