import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTokens, type Tokens } from '../http/tokens.ts';
import type { Mail } from '../mail/mailer.ts';
import { SECRET, testDeps } from './app-deps.ts';
import { expectDeclared } from './expect-declared.ts';
import { testDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  tokens: Tokens;
  /** What was mailed. */
  mails: Mail[];
  /** Folder of the pictures. */
  imagesDir: string;
  close(): Promise<void>;
}

/** The API on an empty database of its own, with mail kept in memory. Close it in `afterAll`, which fails when a call has answered a code that it does not declare. */
export async function testApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const { url, drop } = await testDatabase();
  const database = openDatabase(url, 5);
  const imagesDir = mkdtempSync(join(tmpdir(), 'imagenes-'));
  const mails: Mail[] = [];
  const { app } = await buildApp(
    testDeps(database, {
      mailer: {
        send: async (mail) => {
          mails.push(mail);
        },
      },
      imagesDir,
      ...overrides,
    }),
  );
  const checkDeclared = expectDeclared(app);
  await app.ready();
  return {
    app,
    database,
    tokens: createTokens(SECRET),
    mails,
    imagesDir,
    async close() {
      await app.close();
      await database.close();
      await drop();
      rmSync(imagesDir, { recursive: true, force: true });
      checkDeclared();
    },
  };
}
