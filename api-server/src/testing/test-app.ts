import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTokens, type Tokens } from '../http/tokens.ts';
import { createFolderStore } from '../images/folder-store.ts';
import { openJobs } from '../jobs/jobs.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { createWorkers } from '../workers.ts';
import { SECRET, testDeps } from './app-deps.ts';
import { expectDeclared } from './call.ts';
import { testDatabase } from './test-database.ts';
import { drain } from './waiting.ts';

export interface TestApp {
  app: FastifyInstance;
  /** Connection as the serving role. */
  database: Database;
  /** Connection as the tables' owner, for changes that no call may make. */
  asOwner: Database;
  tokens: Tokens;
  /** The app's dependencies. */
  deps: AppDeps;
  /** Runs the waiting jobs and returns all mails so far. */
  mails(): Promise<Mail[]>;
  mailsTo(email: string): Promise<Mail[]>;
  imagesDir: string;
  close(): Promise<void>;
}

/**
 * Starts the API on a new, empty database, with mail kept in memory. Close it in `afterAll`, which fails when a call
 * answered an error that its operation does not declare.
 */
export async function testApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const { url, ownerUrl, drop } = await testDatabase();
  const database = openDatabase(url, 5);
  const asOwner = openDatabase(ownerUrl, 2);
  const imagesDir = mkdtempSync(join(tmpdir(), 'imagenes-'));
  const jobs = await openJobs(url, console.error);
  const deps = testDeps(database, { jobs, images: createFolderStore(imagesDir), ...overrides });
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail) };
  const workers = createWorkers({ db: database.db, mailer, backofficeUrl: 'http://panel.test', ...deps });
  const { app } = await buildApp(deps);
  const sent = async () => {
    await drain(jobs, workers);
    return mails;
  };
  const checkDeclared = expectDeclared(app);
  await app.ready();
  return {
    app,
    database,
    asOwner,
    tokens: createTokens(SECRET),
    deps,
    mails: sent,
    mailsTo: async (email) =>
      (await sent()).filter(({ to }) => typeof to !== 'string' && to.address === email),
    imagesDir,
    async close() {
      await app.close();
      await jobs.close();
      await database.close();
      await asOwner.close();
      await drop();
      rmSync(imagesDir, { recursive: true, force: true });
      checkDeclared();
    },
  };
}
