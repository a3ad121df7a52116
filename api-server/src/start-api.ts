import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from 'node-kit/log-stream';
import { startTracing } from 'node-kit/trace';
import type { ApiConfig } from 'settings/api';
import { refuseRoot } from 'settings/unsafe';
import { buildApp } from './app.ts';
import { openDatabase, REPLICA } from './db/database.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { refuseDemoAccounts, refusePrivileges } from './db/refuse-unsafe.ts';
import { raiseCatalogue } from './db/versions.ts';
import { openImageStore } from './images/store.ts';
import { openJobs } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { startRealtime } from './realtime/realtime.ts';
import { createWorkers } from './workers.ts';

/** Stops one started part. */
export type Stop = () => Promise<unknown>;

/**
 * Prepares the database, and serves and works until the parts are stopped. Also a failed start leaves parts to stop.
 * @param stops receives a function for each started part; call these in reverse order
 * @param logger default: the process's standard output
 */
export async function startApi(config: ApiConfig, stops: Stop[], logger = openLog()): Promise<void> {
  const urls = { url: config.databaseUrl, ownerUrl: config.migrationUrl };
  const { servesAsOwner } = await prepareDatabase(urls, async (client) => {
    if (config.production) await refusePrivileges(client);
    if (config.production || config.reachable) await refuseDemoAccounts(client);
    refuseRoot();
  });
  // Forget the owner's URL, so that no later code can act as the owner.
  config.migrationUrl = urls.ownerUrl = undefined;
  delete process.env.MIGRATION_DATABASE_URL;
  const images = await openImageStore(config.pictures);
  if (images.folder !== null) mkdirSync(images.folder, { recursive: true });

  // Until the log exists, report errors on the console.
  let tell: (error: unknown) => void = console.error;
  let warn = tell;
  const onError = (error: unknown) => tell(error);
  // Stopped last, so that requests during the shutdown are traced too.
  stops.push(await startTracing('tienda-api', config.tracing, (error) => warn(error)));
  const database = openDatabase(config.databaseUrl);
  // Reports errors of idle connections; the running query reports its own.
  database.pool.on('error', onError);
  stops.push(() => database.close());
  const replica = config.replicaUrl ? openDatabase(config.replicaUrl, 10, REPLICA) : undefined;
  if (replica) stops.push(() => replica.close());
  const jobs = await openJobs(config.databaseUrl, onError, true);
  stops.push(() => jobs.close());
  const { shop, storefrontUrl, jwtSecret, previousJwtSecret, rateLimits, trustedProxies, logLevel } = config;
  const { app, sessions, metrics } = await buildApp({
    database,
    replica,
    jobs,
    jwtSecret,
    previousJwtSecret,
    images,
    imagesUrl: config.imagesUrl,
    shop,
    storefrontUrl,
    rateLimits,
    trustedProxies,
    logger,
    logLevel,
  });
  tell = (error) => app.log.error(error);
  warn = (error) => app.log.warn(error);
  if (config.production && servesAsOwner) {
    app.log.warn(
      'La cuenta de DATABASE_URL es dueña de las tablas y podría quitar el resguardo de la bitácora: vea docs/operating.md, "Two roles".',
    );
  }
  metrics.watchProcess();
  // Only warn: the shop works without the image store.
  void images.reach().catch(onError);
  stops.push(() => app.close());
  const realtime = await startRealtime(app.server, sessions, config.databaseUrl, onError);
  metrics.countSockets(realtime.count);
  stops.push(() => realtime.close());
  // May fail if another process increments the version now; that has the same effect.
  await raiseCatalogue(database.db).catch(onError);
  await app.listen({ port: config.apiPort, host: config.apiHost });
  const { db } = database;
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    outboxDir: join(config.dataDir, 'outbox'),
    from: { name: shop.nombre, address: shop.email },
  });
  const { backofficeUrl } = config;
  await jobs.work(createWorkers({ db, mailer, jobs, shop, storefrontUrl, backofficeUrl, images }));
}
