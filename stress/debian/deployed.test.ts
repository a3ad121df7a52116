/**
 * docs/operating.md as it is written: its lines are what a shell runs here. A machine is set up with the last release, backed up
 * while orders come in, lost, set up once more and restored, upgraded to these sources process by process while orders come
 * in, and its pictures moved to a bucket. What of a machine stands in for itself is in `machine.ts` and `units.ts`.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, PATIENT } from 'api-server/db/database';
import { type BucketServer, startBucketServer } from 'api-server/testing/bucket-server';
import { fileOf, formOf, sheet } from 'api-server/testing/forms';
import { type MailServer, startMailServer } from 'api-server/testing/mail-server';
import { SAFE } from 'settings/testing/safe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLastRelease } from '../../scripts/lib/last-release.ts';
import { shopVersion } from '../../scripts/lib/shop-version.ts';
import { bundleOfNow } from '../bundled.ts';
import { allOrderAgain, type Customer, type Ordering, orderUntil } from '../ordering.ts';
import { PATIENCE } from '../processes.ts';
import { wrongSums } from '../sums.ts';
import { DOCUMENT } from './document.ts';
import { Machine } from './machine.ts';
import { openVisitor, PANEL, SHOP } from './nginx.ts';
import { MADE, pack } from './pack.ts';
import { receivedText } from './received.ts';

const { packages, account, newDatabase, bundle, unpack, settings } = DOCUMENT;
const { servers, proxy, firstAdmin, backups, restore, outOfTheWay, upgrade } = DOCUMENT;
/** As the document calls it. */
const [LAST = ''] = /tienda-\d[\w.-]*-linux-x64/.exec(unpack) ?? [];
const version = `${shopVersion()}-siguiente`;
const NEXT = `tienda-${version}-linux-x64`;

const PASSWORD = 'Sureña-1959*';
const ADMIN = { email: 'vera@ejemplo.test', password: PASSWORD };
const newPerson = (count: number) => ({
  nombre: 'Ana',
  apellido: `Díaz ${count}`,
  dni: String(27_304_050_600 + count),
  nombre_comercio: `Dietética del Sol ${count}`,
  telefono: '2477 123456',
  dom_fiscal: 'San Martín 100',
  email: `ana${count}@ejemplo.test`,
  password: PASSWORD,
});

let machine: Machine;
let mail: MailServer;
let bucket: BucketServer;
let visitor: ReturnType<typeof openVisitor>;
/** What whoever runs the shop writes into its settings; the same ones on the next machine. */
let settled: Record<string, string>;
/** The archive that comes to the server. */
let brought = LAST;
let admin: string;
let customer: Customer;
let picture: { url: string; bytes: string };
/** All orders that an answer has told of and that a backup has. */
const kept: Ordering['acknowledged'] = [];

const BY_HAND = {
  /** On another machine; and both files to this one. */
  npx(args: string[], folder: string) {
    expect(args).toEqual(['pnpm@12', 'bundle']);
    for (const file of [`${brought}.tar.gz`, `${brought}.tar.gz.sha256`])
      cpSync(machine.at(`${MADE}/${file}`), join(folder, file));
  },
  /** Fills the blanks: what the examples leave to say is all that there is to say. */
  sudoedit(files: string[]) {
    const left = new Map(Object.entries(settled));
    for (const file of files) {
      const lines = readFileSync(file, 'utf8').split('\n');
      const filled = lines.map((line) => {
        const name = line.replace(/=$/, '');
        const value = left.get(name);
        if (value === undefined || name === line) return line;
        left.delete(name);
        return `${name}=${/[^\w:/.+=@-]/.test(value) ? `"${value}"` : value}`;
      });
      writeFileSync(file, filled.join('\n'));
    }
    expect([...left.keys()]).toEqual([]);
  },
};

beforeAll(async () => {
  mail = await startMailServer();
  bucket = await startBucketServer();
  const { SHOP_NAME, SHOP_LEGAL_LINE, SHOP_CUIT, SHOP_ADDRESS, SHOP_CITY, ...more } = SAFE;
  const { SHOP_PHONE, SHOP_EMAIL, SHOP_INSTAGRAM, SHOP_WHATSAPP } = more;
  const address = { SHOP_ADDRESS, SHOP_CITY, SHOP_PHONE, SHOP_EMAIL, SHOP_INSTAGRAM, SHOP_WHATSAPP };
  const secrets = { JWT_SECRET: randomBytes(48).toString('base64'), SMTP_URL: mail.url };
  settled = { SHOP_NAME, SHOP_LEGAL_LINE, SHOP_CUIT, ...address, ...secrets };
  machine = await Machine.open(BY_HAND);
  const [last, next] = await Promise.all([buildLastRelease(), bundleOfNow()]);
  await pack(machine, last, LAST);
  await pack(machine, next.replace(/\.tar\.gz$/, ''), NEXT);
}, PATIENCE);

afterAll(async () => {
  await machine?.close();
  await bucket?.close();
  mail?.drop();
  mail?.close();
}, PATIENCE);

interface Call {
  method?: string;
  token?: string;
  body?: object;
  version?: number;
}

async function call<T>(host: string, path: string, { method, token, body, version }: Call = {}): Promise<T> {
  const sent = body && new Response(body instanceof FormData ? body : JSON.stringify(body));
  const type = body instanceof FormData ? sent?.headers.get('content-type') : 'application/json';
  const answer = await visitor.ask(host, `/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': type ?? '' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(version && { 'if-match': `"${version}"` }),
    },
    ...(sent && { body: new Uint8Array(await sent.arrayBuffer()) }),
  });
  expect(`${path} ${answer.status} ${answer.body.slice(0, 300)}`).toMatch(/^\S+ 20[01] /);
  return JSON.parse(answer.body) as T;
}

const logIn = async (host: string, { email, password }: { email: string; password: string }) =>
  (await call<{ token: string }>(host, '/auth/login', { body: { email, password } })).token;

/** The text of the mail to this address whose subject begins so, once it has come. */
const mailTo = (email: string, subject: string) => receivedText(mail, email, subject);

/** What is stored. Nothing stays connected: what is restored gets a database of its own. */
async function stored<T extends object>(query: string): Promise<T[]> {
  const sockets = encodeURIComponent(machine.at('var/run/postgresql'));
  const database = openDatabase(`postgres://postgres@localhost/tienda?host=${sockets}`, 1, PATIENT);
  try {
    return (await database.pool.query<T>(query)).rows;
  } finally {
    await database.close();
  }
}

/** Each of these orders is there once, every order has its lines, and none came without a key. */
async function expectOrders(acknowledged: Ordering['acknowledged']): Promise<number> {
  const rows = await stored<{ clave: string; id: string }>(
    'SELECT clave, pedido_id AS id FROM claves_idempotencia WHERE pedido_id IS NOT NULL',
  );
  const byKey = Map.groupBy(rows, ({ clave }) => clave);
  const lost = acknowledged.filter(
    ({ key, pedidoId }) =>
      byKey
        .get(key)
        ?.map(({ id }) => id)
        .join() !== pedidoId,
  );
  expect(lost).toEqual([]);
  const [all] = await stored<{ count: number; partial: number }>(`
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE total_precio IS DISTINCT FROM
      (SELECT sum(d.total_precio) FROM detalles_pedidos d WHERE d.pedido_id = p.pedido_id)))::int AS partial
    FROM pedidos p`);
  expect(all).toEqual({ count: new Set(rows.map(({ id }) => id)).size, partial: 0 });
  return all?.count ?? 0;
}

/** Two people at once, through nginx and whatever is behind it. */
function ordersUntil(ended: AbortSignal): Ordering[] {
  expect(customer).toBeDefined();
  const door = { url: `https://${SHOP}/api`, fetch: visitor.fetch };
  return [0, 1].map(() => orderUntil(ended, customer, [door]));
}

/** From the first line on, on whatever stands there; what comes back is as it was. */
async function setUp(): Promise<void> {
  for (const lines of [packages, account, newDatabase, bundle, unpack, settings]) await machine.type(lines);
}

async function open(): Promise<void> {
  await machine.type(servers);
  await machine.type(proxy.replaceAll('<your shop>', SHOP).replaceAll('<your panel>', PANEL));
  visitor?.agent.destroy();
  visitor = openVisitor(machine.port(443), machine.at(`etc/letsencrypt/live/${SHOP}/fullchain.pem`));
  // What nginx was told to reload it does in its own time, and who was just started is not there at once.
  const answers = async () => (await visitor.ask(SHOP, '/health').catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: PATIENCE }).toBe(200);
}

/** @returns the moment that the newest backup is called after. */
async function backUp(): Promise<string> {
  const said = await machine.type(backups);
  const moments = said.match(/\d{4}-\d\d-\d\d-\d{6}/g)?.sort() ?? [];
  expect(moments.length).toBeGreaterThan(0);
  return moments.at(-1) ?? '';
}

const restoreOf = (moment: string) => machine.type(restore.replace('<moment>', moment));

/** Whoever had an account has it, in the session that was open and in a new one, and sees the same picture. */
async function expectSameShop(): Promise<void> {
  await call(SHOP, `/usuarios/${customer.usuarioId}`, { token: customer.token });
  await logIn(SHOP, newPerson(1));
  admin = await logIn(PANEL, ADMIN);
  const shown = await visitor.ask(SHOP, picture.url);
  expect([shown.status, shown.body === picture.bytes]).toEqual([200, true]);
}

it(
  'a machine is set up as the document says, and a customer gets in',
  async () => {
    await setUp();
    await open();
    const answers = { Nombre: 'Vera', Apellido: 'Ríos', 'CUIT/CUIL (11 dígitos)': '27304050607' };
    const said = await machine.type(firstAdmin, {
      ...answers,
      'Correo electrónico': ADMIN.email,
      Contraseña: PASSWORD,
    });
    expect(said).toContain(`${ADMIN.email} ya puede entrar al panel: https://${PANEL}`);
    for (const [host, path] of [
      [SHOP, '/inicio'],
      [PANEL, '/login'],
    ] as const)
      expect([host, (await visitor.ask(host, path)).status]).toEqual([host, 200]);
    admin = await logIn(PANEL, ADMIN);
    const foto = fileOf(await sheet().png().toBuffer());
    const idOf = async (kind: string, id: string, body: object = { nombre: kind }) =>
      (await call<Record<string, string>>(PANEL, `/${kind}`, { token: admin, body }))[id];
    const form = formOf({
      nombre: 'Maní tostado',
      descripcion: 'Maní tostado sin sal.',
      precio: '90000',
      tipo_de_precio: 'por_kilo',
      marca_id: await idOf('marcas', 'marca_id', formOf({ nombre: 'Del Sur', imagen: foto })),
      productos_categorias: [{ categoria_id: await idOf('categorias', 'categoria_id') }],
      productos_etiquetas: [{ etiqueta_id: await idOf('etiquetas', 'etiqueta_id') }],
      en_promocion: 'false',
      producto_destacado: 'true',
      nuevo_ingreso: 'false',
      imagenes: [foto],
    });
    const producto = await call<{ producto_id: string; imagenes: { url: string }[] }>(PANEL, '/productos', {
      token: admin,
      body: form,
    });
    const url = producto.imagenes[0]?.url ?? '';
    picture = { url, bytes: (await visitor.ask(SHOP, url)).body };

    const ana = newPerson(1);
    const { usuario_id } = await call<{ usuario_id: string }>(SHOP, '/usuarios', { body: ana });
    const [, codigo = ''] = /#codigo=([\w-]+)/.exec(await mailTo(ana.email, 'Recibimos tu solicitud')) ?? [];
    await call(SHOP, '/cuenta/confirmar-correo', { body: { codigo } });
    const { version } = await call<{ version: number }>(PANEL, `/usuarios/${usuario_id}`, { token: admin });
    await call(PANEL, `/usuarios/alta/${usuario_id}`, { method: 'PATCH', token: admin, version });
    expect(await mailTo(ana.email, 'Tu cuenta en')).toContain(`https://${SHOP}/login`);
    const detalles = [{ producto_id: producto.producto_id, cantidad: 1, precio_unitario: 90_000 }];
    customer = { usuarioId: usuario_id, token: await logIn(SHOP, ana), detalles };
  },
  PATIENCE,
);

it(
  'what it was comes back on an empty machine, from a backup made while orders came in',
  async () => {
    expect(customer).toBeDefined();
    // Nobody takes mail any more.
    mail.answers.push(...Array(1000).fill({ sender: 451 }));
    const another = newPerson(2);
    await call(SHOP, '/usuarios', { body: another });
    const waiting = "SELECT FROM pgboss.job WHERE name = 'confirmLink' AND state = 'retry'";
    await expect.poll(() => stored(waiting), { timeout: PATIENCE }).toHaveLength(1);
    const ended = new AbortController();
    const orderings = ordersUntil(ended.signal);
    await allOrderAgain(orderings);
    kept.push(...orderings.flatMap(({ acknowledged }) => acknowledged));
    const moment = await backUp();
    await allOrderAgain(orderings);
    ended.abort();
    await Promise.all(orderings.map(({ done }) => done));
    const before = await expectOrders(orderings.flatMap(({ acknowledged }) => acknowledged));

    // Fetched to another machine in time; of this one nothing is left.
    const elsewhere = machine.at('otra-maquina');
    const copy = machine.at(`var/backups/tienda/${moment}`);
    cpSync(copy, elsewhere, { recursive: true });
    execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: elsewhere });
    await machine.beNew();
    expect([existsSync(copy), existsSync(machine.at('opt/tienda'))]).toEqual([false, false]);
    mail.answers.length = 0;

    await setUp();
    machine.bring(elsewhere, copy);
    await restoreOf(moment);
    await open();
    await expectSameShop();
    // It is of one moment.
    expect(await expectOrders(kept)).toBeLessThan(before);
    expect(await mailTo(another.email, 'Recibimos tu solicitud')).toContain('#codigo=');
  },
  PATIENCE,
);

/** What a web server of the last release says to what still comes while it stops; these sources answer it. */
const LAST_STOPS = '{"error":"Service Unavailable","message":"Service Unavailable","statusCode":503}';

/** Does the work while orders come in and pages are read. @returns all that was answered badly meanwhile. */
async function whileUsed(work: () => Promise<unknown>): Promise<string[]> {
  const ended = new AbortController();
  const orderings = ordersUntil(ended.signal);
  const failed: string[] = [];
  let read = 0;
  const pages = [
    [SHOP, '/inicio'],
    [SHOP, '/api/mis-pedidos?limit=10&offset=0'],
    [PANEL, '/login'],
  ].map(async ([host = '', path = '']) => {
    const headers = { authorization: `Bearer ${customer.token}` };
    for (; !ended.signal.aborted; await sleep(20)) {
      const { status, body } = await visitor
        .ask(host, path, { headers })
        .catch((error) => ({ status: 0, body: String(error) }));
      if (status === 200) read += 1;
      else failed.push(`${host}${path} ${status} ${body.slice(0, 300)}`);
    }
  });
  await allOrderAgain(orderings);
  await work();
  await allOrderAgain(orderings);
  ended.abort();
  await Promise.all([...pages, ...orderings.map(({ done }) => done)]);
  kept.push(...orderings.flatMap(({ acknowledged }) => acknowledged));
  expect(read).toBeGreaterThan(0);
  return [...failed, ...orderings.flatMap(({ refused }) => [...refused.keys()])];
}

it(
  'a new version takes over while orders come in, one process after the other, and nobody notices',
  async () => {
    brought = NEXT;
    const lines = `cd\n${bundle}\n${upgrade.replaceAll('<version>', version)}`;
    const failed = await whileUsed(() => machine.type(lines));
    // Orders come under a key, and nginx asks the other one.
    const told = failed.filter((one) => !one.endsWith(` 503 ${LAST_STOPS}`));
    expect(told).toEqual([]);
    await expectOrders(kept);
    await expectSameShop();
    // The same restarts once more: from these sources on there is nothing to be told.
    const [restarts = ''] = /^sudo systemctl restart .*/ms.exec(upgrade) ?? [];
    expect(await whileUsed(() => machine.type(restarts))).toEqual([]);
    await expectOrders(kept);
  },
  PATIENCE,
);

it(
  'its pictures move from the folder to a bucket, and come back there after a loss',
  async () => {
    const { bucket: own } = bucket;
    settled = {
      S3_ENDPOINT: own.endpoint,
      S3_BUCKET: own.name,
      S3_REGION: own.region,
      S3_ACCESS_KEY_ID: own.accessKeyId,
      S3_SECRET_ACCESS_KEY: own.secretAccessKey,
    };
    const [edit = ''] = /^sudoedit .*$/m.exec(settings) ?? [];
    const first = await backUp();
    await machine.type(outOfTheWay);
    await machine.type(edit);
    await restoreOf(first);
    await machine.type(servers);
    expect(bucket.objects().length).toBeGreaterThan(0);
    await expectSameShop();
    const { fotos } = await call<{ fotos: object }>(PANEL, '/estado', { token: admin });
    expect(fotos).toMatchObject({ sitio: 'bucket', al_alcance: true });

    const objects = bucket.objects();
    const second = await backUp();
    await machine.type("sudo systemctl stop 'tienda-*'\nsudo -u postgres dropdb tienda");
    bucket.clear();
    await machine.type(/^.* createdb .*$/m.exec(newDatabase)?.[0] ?? '');
    await restoreOf(second);
    expect(bucket.objects()).toEqual(objects);
    await expectOrders(kept);
    expect(
      await wrongSums({ query: async (query: string) => ({ rows: await stored(query) }) } as never),
    ).toEqual([]);
  },
  PATIENCE,
);
