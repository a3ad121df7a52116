import { APPS } from 'api-client/contract';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './address-of.ts';

/** Where a session is opened, as its caller tells it: for its owner to know it again, and for nothing else. */
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
