/**
 * The upgrade from release 1.0.0, which ran from a git checkout with units of other names. The machine is set up with the
 * commands of 1.0.0's guide. Then 'From 1.0.0' of docs/operating.md upgrades it while orders come in.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLastRelease, copyTree } from '../../scripts/lib/last-release.ts';
import { shopVersion } from '../../scripts/lib/shop-version.ts';
import { bundleOfNow } from '../bundled.ts';
import { PATIENCE } from '../processes.ts';
import { DOCUMENT, linesOf } from './document.ts';
import { expectSameShop, letIn } from './first-day.ts';
import type { Machine } from './machine.ts';
import { BUNDLE_FILES, pack } from './pack.ts';
import { expectNone, LAST_STOPS, ownNames, ShopOnMachine } from './shop-on-machine.ts';

const version = `${shopVersion()}-siguiente`;
const NEXT = `tienda-${version}-linux-x64`;

/** A call that a server of 1.0.0 cut off: an order as `orderUntil` counts it, or a read with its body. */
const CUT_OFF = /(^| )502 .*API_NO_DISPONIBLE/;

let shop: ShopOnMachine;
/** Folder of 1.0.0, installed and built: the result of `git clone`, `install` and `build`. */
let sources: string;

/** Clones 1.0.0 and replaces the paths and ports in its delivered files. */
async function clone(machine: Machine, folder: string): Promise<void> {
  rmSync(folder, { recursive: true });
  expect((await copyTree(sources, folder)).code).toBe(0);
  for (const path of globSync('deploy/{tienda,*.example,nginx/*,systemd/*}', { cwd: folder })) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    // Replace the file instead of writing to it: it is a hard link to the cached file.
    rmSync(file);
    writeFileSync(file, machine.placed(text), { mode: 0o755 });
  }
  const node = join(folder, 'node_modules', '.bin', 'node');
  rmSync(node, { force: true });
  symlinkSync(process.execPath, node);
}

beforeAll(async () => {
  const asked: string[][] = [];
  shop = await ShopOnMachine.open((machine) => ({
    async git(args) {
      expect(args.slice(0, 2)).toEqual(['clone', 'repositorio']);
      await clone(machine, args[2] ?? '');
    },
    npx: (args, folder) => {
      asked.push(args);
      expect(existsSync(join(folder, 'api-server', 'dist', 'server.js'))).toBe(true);
    },
  }));
  const [last, next] = await Promise.all([buildLastRelease(), bundleOfNow()]);
  sources = last.sources;
  await pack(shop.machine, next.replace(/\.tar\.gz$/, ''), NEXT);
}, PATIENCE);

afterAll(() => shop?.close(), PATIENCE);

it(
  'upgrades a shop set up by the guide of 1.0.0 while orders come in, without losing an order',
  async () => {
    const { machine } = shop;
    const guide = readFileSync(join(sources, 'docs', 'operating.md'), 'utf8');
    const [packages = '', account = '', database = '', program = '', settings = '', ...more] = linesOf(
      'From an empty machine',
      9,
      guide,
    );
    const [servers = '', proxy = '', firstAdmin = ''] = more;
    for (const lines of [packages, account, database, program, settings])
      await machine.type(lines.replaceAll('<address of the repository>', 'repositorio'));
    // An operator repeats this call until the API has started.
    await shop.start(servers.replace(/^curl -s (\S+).*$/m, 'until curl -sf $1; do sleep 1; done'), proxy);
    await letIn(shop, firstAdmin);
    expect(machine.units.isActive('tienda-storefront')).toBe(true);

    for (const file of [`${NEXT}.tar.gz`, `${NEXT}.tar.gz.sha256`])
      cpSync(machine.at(`${BUNDLE_FILES}/${file}`), join(machine.at('home'), file));
    const upgrade = ownNames(DOCUMENT.fromCheckout).replaceAll('<version>', version);
    const failed = await shop.whileUsed(() => machine.type(`cd\n${upgrade}`));
    // Servers of 1.0.0 cut off calls in progress when they stop and answer with these errors, to orders as to reads. The
    // order is retried with its key.
    const untold = failed.filter((one) => !one.endsWith(` 503 ${LAST_STOPS}`) && !CUT_OFF.test(one));
    expectNone(untold);
    await shop.expectOrders(shop.kept);
    await expectSameShop(shop);
    const units = ['storefront@4000', 'storefront@4005', 'backoffice@4001', 'backoffice@4006'];
    for (const unit of units)
      expect([
        unit,
        machine.units.isActive(`tienda-${unit.replace(/\d+/, (port) => String(machine.port(Number(port))))}`),
      ]).toEqual([unit, true]);
    for (const unit of ['tienda-storefront', 'tienda-backoffice']) {
      expect(machine.units.isActive(unit)).toBe(false);
      expect(existsSync(machine.at(`etc/systemd/system/${unit}.service`))).toBe(false);
    }
    // Commands and backups must run with the new version, so delete the old one.
    await machine.type('sudo systemctl start tienda-backup');
    rmSync(machine.at('opt/tienda-1'), { recursive: true });
    await machine.type("sudo systemctl stop 'tienda-*'");
  },
  PATIENCE,
);
