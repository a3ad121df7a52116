import { APPS } from 'api-client/contract';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './address-of.ts';

/** The client of a new session, as the client reports it. Only for display to the account's owner. */
export interface Opener {
  app: (typeof APPS)[number];
  userAgent: string;
  ip: string;
}

export function openerOf(request: FastifyRequest): Opener {
  const { 'x-app': said, 'user-agent': userAgent = '' } = request.headers;
  const app = APPS.find((name) => name === said) ?? 'storefront';
  return { app, userAgent, ip: addressOf(request) };
}
