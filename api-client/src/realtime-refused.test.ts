/** Live connections that a real server refuses or closes. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NAMESPACES } from '../contract/events.ts';
import { openRealtime } from './realtime.ts';

const DELAYS = { reconnectionDelay: 1, reconnectionDelayMax: 4, timeout: 20_000 };

let io: Server;
let close = () => {};
let refusals = 0;
/** Number of handshakes to refuse before one is accepted. */
let toRefuse = 0;

beforeEach(async () => {
  [refusals, toRefuse] = [0, 0];
  const http = createServer();
  io = new Server(http);
  io.of(NAMESPACES.staff).use((_socket, next) => {
    if (refusals === toRefuse) return next();
    refusals += 1;
    next(new Error('La sesión no vale.'));
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens nowhere.');
  const host = `127.0.0.1:${address.port}`;
  vi.stubGlobal('location', { protocol: 'http:', host, hostname: '127.0.0.1', port: `${address.port}` });
});
afterEach(async () => {
  close();
  await io.close();
  vi.unstubAllGlobals();
});

/** Opens a connection and resolves when it is established. */
function open(lost: () => void) {
  return new Promise<void>((connected) => {
    close = openRealtime(() => 'token', { connected, lost }, DELAYS);
  });
}

it('reconnects after any number of refusals, and reports the loss once', async () => {
  toRefuse = 5;
  const lost = vi.fn();
  await open(lost);
  expect(refusals).toBe(5);
  expect(lost).toHaveBeenCalledOnce();
});

it('reconnects after the server has closed the connection', async () => {
  const lost = vi.fn();
  await open(lost);
  const again = new Promise((connected) => io.of(NAMESPACES.staff).once('connection', connected));
  io.of(NAMESPACES.staff).disconnectSockets();
  await again;
  expect(lost).toHaveBeenCalledOnce();
});
