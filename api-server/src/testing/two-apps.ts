import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { createTokens } from '../http/tokens.ts';
import { startRealtime } from '../realtime/realtime.ts';
import { SECRET, testDeps } from './app-deps.ts';
import { expectDeclared } from './call.ts';
import { testDatabase } from './test-database.ts';

/** Starts two listening APIs on one database, like two processes, with live connections for staff. */
export async function twoApps() {
  const { url, drop } = await testDatabase();
  const start = async () => {
    const database = openDatabase(url, 5);
    const { app, sessions } = await buildApp(testDeps(database, { rateLimits: true }));
    const checkDeclared = expectDeclared(app);
    const realtime = await startRealtime(app.server, sessions, url);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      app,
      database,
      sessions,
      origin: originOf(app),
      async close() {
        await realtime.close();
        await app.close();
        await database.close();
        checkDeclared();
      },
    };
  };
  const [one, other] = [await start(), await start()];
  return {
    one,
    other,
    /** Argument for `makeUser` and `makeCallers`. */
    maker: { database: one.database, tokens: createTokens(SECRET) },
    async close() {
      await one.close();
      await other.close();
      await drop();
    },
  };
}

function originOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return `http://127.0.0.1:${address.port}`;
}
