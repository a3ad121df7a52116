/**
 * Runs the commands of docs/operating.md in a shell, without changes. A machine is set up with the last
 * release, backed up while orders come in, lost, set up again and restored.
 * Then the machine is upgraded to these sources process by process while orders come in, and its pictures
 * move to a bucket. `machine.ts` and `units.ts` replace the parts that need a whole machine.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketServer, startBucketServer } from 'api-server/testing/bucket-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLastRelease } from '../../scripts/lib/last-release.ts';
import { shopVersion } from '../../scripts/lib/shop-version.ts';
import { bundleOfNow } from '../bundled.ts';
import { allOrderAgain } from '../ordering.ts';
import { PATIENCE } from '../processes.ts';
import { wrongSums } from '../sums.ts';
import { DOCUMENT } from './document.ts';
import { expectSameShop, letIn, newPerson } from './first-day.ts';
import { PANEL, SHOP } from './nginx.ts';
import { BUNDLE_FILES, pack } from './pack.ts';
import { expectNone, LAST_STOPS, ShopOnMachine } from './shop-on-machine.ts';

const { packages, account, newDatabase, bundle, unpack, settings } = DOCUMENT;
const { servers, proxy, firstAdmin, backups, restore, outOfTheWay, upgrade, twoRoles } = DOCUMENT;
/** Archive name of the last release, as in the document. */
const [LAST = ''] = /tienda-\d[\w.-]*-linux-x64/.exec(unpack) ?? [];
const version = `${shopVersion()}-siguiente`;
const NEXT = `tienda-${version}-linux-x64`;

let shop: ShopOnMachine;
let bucket: BucketServer;
/** The archive that the operator copies to the server. */
let brought = LAST;

beforeAll(async () => {
  bucket = await startBucketServer();
  shop = await ShopOnMachine.open((machine) => ({
    git: () => expect.fail('The guide asks for no git'),
    /** Builds on another machine; the operator copies both files to this one. */
    npx(args, folder) {
      expect(args).toEqual(['pnpm@12', 'bundle']);
      for (const file of [`${brought}.tar.gz`, `${brought}.tar.gz.sha256`])
        cpSync(machine.at(`${BUNDLE_FILES}/${file}`), join(folder, file));
    },
  }));
  const [last, next] = await Promise.all([buildLastRelease(), bundleOfNow()]);
  await pack(shop.machine, last.bundle, LAST);
  await pack(shop.machine, next.replace(/\.tar\.gz$/, ''), NEXT);
}, PATIENCE);

afterAll(async () => {
  await shop?.close();
  await bucket?.close();
}, PATIENCE);

/** Runs the setup from the first line, also on a machine that has been set up before. */
async function setUp(): Promise<void> {
  for (const lines of [packages, account, newDatabase, bundle, unpack, settings])
    await shop.machine.type(lines);
}

const open = () => shop.start(servers, proxy);

/** @returns the moment in the name of the newest backup */
async function backUp(): Promise<string> {
  const said = await shop.machine.type(backups);
  const moments = said.match(/\d{4}-\d\d-\d\d-\d{6}/g)?.sort() ?? [];
  expect(moments.length).toBeGreaterThan(0);
  return moments.at(-1) ?? '';
}

const restoreOf = (moment: string) => shop.machine.type(restore.replace('<moment>', moment));

it(
  'sets a machine up as the document says, and lets a customer log in',
  async () => {
    await setUp();
    await open();
    await letIn(shop, firstAdmin);
  },
  PATIENCE,
);

it(
  'restores the shop on an empty machine, from a backup made while orders came in',
  async () => {
    expect(shop.customer).not.toBeNull();
    // The mail server refuses all mails from now on.
    shop.mail.answers.push(...Array(1000).fill({ sender: 451 }));
    const another = newPerson(2);
    await shop.call(SHOP, '/usuarios', { body: another });
    const waiting = "SELECT FROM pgboss.job WHERE name = 'confirmLink' AND state = 'retry'";
    await expect.poll(() => shop.stored(waiting), { timeout: PATIENCE }).toHaveLength(1);
    const ended = new AbortController();
    const orderings = shop.ordersUntil(ended.signal);
    await allOrderAgain(orderings);
    shop.kept.push(...orderings.flatMap(({ acknowledged }) => acknowledged));
    const moment = await backUp();
    await allOrderAgain(orderings);
    ended.abort();
    await Promise.all(orderings.map(({ done }) => done));
    const before = await shop.expectOrders(orderings.flatMap(({ acknowledged }) => acknowledged));

    // The backup was copied to another machine in time; nothing else is left of this one.
    const elsewhere = shop.machine.at('otra-maquina');
    const copy = shop.machine.at(`var/backups/tienda/${moment}`);
    cpSync(copy, elsewhere, { recursive: true });
    execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: elsewhere });
    await shop.machine.beNew();
    expect([existsSync(copy), existsSync(shop.machine.at('opt/tienda'))]).toEqual([false, false]);
    shop.mail.answers.length = 0;

    await setUp();
    shop.machine.bring(elsewhere, copy);
    await restoreOf(moment);
    await open();
    await expectSameShop(shop);
    // The backup holds the orders of one point in time.
    expect(await shop.expectOrders(shop.kept)).toBeLessThan(before);
    expect(await shop.mailTo(another.email, 'Recibimos tu solicitud')).toContain('#codigo=');
  },
  PATIENCE,
);

it(
  'upgrades process by process while orders come in, without failed calls',
  async () => {
    brought = NEXT;
    const lines = `cd\n${bundle}\n${upgrade.replaceAll('<version>', version)}`;
    const failed = await shop.whileUsed(() => shop.machine.type(lines));
    // The last release answers 503 when it stops; the order is retried with its key, and nginx uses the other instance.
    const told = failed.filter((one) => !one.endsWith(` 503 ${LAST_STOPS}`));
    expectNone(told);
    await shop.expectOrders(shop.kept);
    await expectSameShop(shop);
    // Restart once more: servers of these sources must cause no failed calls at all.
    const [restarts = ''] = /^sudo systemctl restart .*/ms.exec(upgrade) ?? [];
    expectNone(await shop.whileUsed(() => shop.machine.type(restarts)));
    await shop.expectOrders(shop.kept);
  },
  PATIENCE,
);

it(
  'gives the tables a separate owner while orders come in, twice, and migrates as that owner at the next start',
  async () => {
    const asServing = (statement: string) =>
      shop.machine.type(
        `runuser -u tienda -- psql -P pager=off -v ON_ERROR_STOP=1 -U tienda -d tienda -c '${statement}'`,
      );
    const owners = () =>
      shop.stored<{ owner: string }>(
        "SELECT DISTINCT tableowner AS owner FROM pg_tables WHERE schemaname IN ('public', 'pgboss', 'drizzle')",
      );
    expect(await owners()).toEqual([{ owner: 'tienda' }]);
    for (const _ of ['once', 'again']) {
      expectNone(await shop.whileUsed(() => shop.machine.type(twoRoles)));
      expect(await owners()).toEqual([{ owner: 'tienda_duena' }]);
      for (const refused of ['DROP TABLE bitacora', 'DELETE FROM bitacora', 'CREATE TABLE otra ()']) {
        await expect(asServing(refused)).rejects.toThrow(/permission denied|must be owner/);
      }
    }
    // Revoke a right: the next start of an API must grant it again.
    await shop.stored('REVOKE SELECT ON productos FROM tienda');
    const [restart = ''] = /^sudo systemctl restart tienda-api@4002/m.exec(upgrade) ?? [];
    await shop.machine.type(`${restart}\nuntil curl -sf http://127.0.0.1:4002/api/health; do sleep 1; done`);
    await asServing('SELECT count(*) FROM productos');
    await shop.expectOrders(shop.kept);
    await expectSameShop(shop);
  },
  PATIENCE,
);

it(
  'moves the pictures from the folder to a bucket, and restores them there after a loss',
  async () => {
    const { bucket: own } = bucket;
    shop.settled = {
      S3_ENDPOINT: own.endpoint,
      S3_BUCKET: own.name,
      S3_REGION: own.region,
      S3_ACCESS_KEY_ID: own.accessKeyId,
      S3_SECRET_ACCESS_KEY: own.secretAccessKey,
    };
    const [edit = ''] = /^sudoedit .*$/m.exec(settings) ?? [];
    const first = await backUp();
    await shop.machine.type(outOfTheWay);
    await shop.machine.type(edit);
    await restoreOf(first);
    await shop.machine.type(servers);
    await shop.answers();
    expect(bucket.objects().length).toBeGreaterThan(0);
    await expectSameShop(shop);
    const { fotos } = await shop.call<{ fotos: object }>(PANEL, '/estado', { token: shop.admin });
    expect(fotos).toMatchObject({ sitio: 'bucket', al_alcance: true });

    const objects = bucket.objects();
    const second = await backUp();
    await shop.machine.type("sudo systemctl stop 'tienda-*'\nsudo -u postgres dropdb tienda");
    bucket.clear();
    await shop.machine.type(/^.* createdb .*$/m.exec(newDatabase)?.[0] ?? '');
    await restoreOf(second);
    expect(bucket.objects()).toEqual(objects);
    await shop.expectOrders(shop.kept);
    expect(
      await wrongSums({ query: async (query: string) => ({ rows: await shop.stored(query) }) } as never),
    ).toEqual([]);
  },
  PATIENCE,
);
