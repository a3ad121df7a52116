import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type BusMessage, listen, publish } from './bus.ts';

let testDb: TestDatabase;
let database: Database;
let target: URL;

beforeAll(async () => {
  testDb = await testDatabase();
  database = openDatabase(testDb.url, 2);
  target = new URL(testDb.url);
});
afterAll(async () => {
  await database.close();
  await testDb.drop();
});

/** A proxy to the database that can be closed and counts connections. */
function gate() {
  let port = 0;
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  const counted = { connections: 0 };
  return {
    counted,
    url: () => Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    async open() {
      const opened = createServer((socket) => {
        counted.connections += 1;
        const onward = connect(Number(target.port), target.hostname);
        for (const each of [socket, onward]) {
          sockets.add(each);
          each.on('error', () => undefined);
        }
        socket.pipe(onward).pipe(socket);
      });
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
      port = (opened.address() as { port: number }).port;
      server = opened;
    },
    /** Stops all data without closing the connections. */
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async shut() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
}

/** Longer than any of these tests, so that no heartbeat times out. */
const BEAT = 60_000;
const PATIENT = { timeout: 15_000 };
const MESSAGE: BusMessage = { type: 'sesiones', usuarioId: 'x' };

it('reconnects once after the database was away, and reports a gap', async () => {
  const way = gate();
  await way.open();
  const heard: BusMessage[] = [];
  let gaps = 0;
  const bus = listen(way.url(), {
    message: (message) => heard.push(message),
    gap: () => {
      gaps += 1;
    },
  });
  await bus.ready;
  await publish(database.db, MESSAGE);
  await vi.waitFor(() => expect(heard).toEqual([MESSAGE]));

  // From here on, only the test advances the timers; network operations take real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tries = vi.spyOn(pg.Client.prototype, 'connect');
  const goingToTry = () =>
    vi.waitFor(() => {
      expect(tries.mock.settledResults.every(({ type }) => type === 'rejected')).toBe(true);
      expect(vi.getTimerCount()).toBe(1);
    });
  await way.shut();
  for (let count = 0; count < 4; count += 1) {
    await goingToTry();
    vi.runOnlyPendingTimers();
  }
  await goingToTry();
  await way.open();
  vi.runOnlyPendingTimers();
  await vi.waitFor(() => expect(gaps).toBe(1));
  // No second reconnection is planned, so no message arrives twice.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  tries.mockRestore();
  await publish(database.db, MESSAGE);
  await vi.waitFor(() => expect(heard).toEqual([MESSAGE, MESSAGE]));
  expect(gaps).toBe(1);
  expect(way.counted.connections).toBe(2);
  await bus.close();
  await way.shut();
});

it('delivers no message of a transaction that rolled back', async () => {
  const heard: BusMessage[] = [];
  const bus = listen(testDb.url, { message: (message) => heard.push(message), gap: () => undefined });
  await bus.ready;
  const failing = database.db.transaction(async (tx) => {
    await publish(tx, MESSAGE);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.db.transaction((tx) => publish(tx, { ...MESSAGE, usuarioId: 'y' }));
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'sesiones', usuarioId: 'y' }]));
  await bus.close();
});

it('fails to start without a database, and does not retry', async () => {
  const bus = listen('postgres://nobody@127.0.0.1:1/none', {
    message: () => undefined,
    gap: () => undefined,
  });
  await expect(bus.ready).rejects.toThrow();
  await bus.close();
});

it('detects a dead connection and reconnects', async () => {
  const way = gate();
  await way.open();
  const heard: BusMessage[] = [];
  let gaps = 0;
  const gap = () => {
    gaps += 1;
  };
  // Only the test advances the timers, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const bus = listen(way.url(), { message: (message) => heard.push(message), gap }, BEAT);
  await bus.ready;
  way.freeze();
  // First the heartbeat is sent, then it times out, then the reconnection starts.
  for (const passing of [BEAT, BEAT, 1000]) await vi.advanceTimersByTimeAsync(passing);
  vi.useRealTimers();
  await vi.waitFor(() => expect(gaps).toBe(1), PATIENT);
  await publish(database.db, MESSAGE);
  await vi.waitFor(() => expect(heard).toEqual([MESSAGE]), PATIENT);
  await bus.close();
  await way.shut();
});
