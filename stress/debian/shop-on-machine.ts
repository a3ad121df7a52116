/** A shop on a test machine (`machine.ts`) with an admin, a customer, orders and mails. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, PATIENT } from 'api-server/db/database';
import { type MailServer, startMailServer } from 'api-server/testing/mail-server';
import { SAFE } from 'settings/testing/safe';
import { expect } from 'vitest';
import { allOrderAgain, type Customer, type Ordering, orderUntil } from '../ordering.ts';
import { PATIENCE } from '../processes.ts';
import { type ByHand, Machine } from './machine.ts';
import { openVisitor, PANEL, SHOP } from './nginx.ts';
import { receivedText } from './received.ts';

/**
 * Answer of a web server of the last release to a call during its shutdown. Servers of these sources answer
 * such calls normally.
 */
export const LAST_STOPS = '{"error":"Service Unavailable","message":"Service Unavailable","statusCode":503}';

interface Call {
  method?: string;
  token?: string;
  body?: object;
  version?: number;
}

export class ShopOnMachine {
  readonly machine: Machine;
  readonly mail: MailServer;
  admin = '';
  /** The approved customer; null before the approval. */
  customer: Customer | null = null;
  /** Acknowledged orders that the backup contains. */
  readonly kept: Ordering['acknowledged'] = [];
  /** Values that the operator fills into the blanks of the settings; a new machine gets the same values. */
  settled: Record<string, string>;
  private visitor: ReturnType<typeof openVisitor> | undefined;
  picture = { url: '', bytes: '' };

  private constructor(machine: Machine, mail: MailServer, settled: Record<string, string>) {
    this.machine = machine;
    this.mail = mail;
    this.settled = settled;
  }

  /** Opens a machine on which nothing is installed. `byHand` handles the operator's commands other than editing the settings. */
  static async open(byHand: (machine: Machine) => Omit<ByHand, 'sudoedit'>): Promise<ShopOnMachine> {
    const mail = await startMailServer();
    const { SHOP_NAME, SHOP_LEGAL_LINE, SHOP_CUIT, SHOP_ADDRESS, SHOP_CITY, ...more } = SAFE;
    const { SHOP_PHONE, SHOP_EMAIL, SHOP_INSTAGRAM, SHOP_WHATSAPP } = more;
    const address = { SHOP_ADDRESS, SHOP_CITY, SHOP_PHONE, SHOP_EMAIL, SHOP_INSTAGRAM, SHOP_WHATSAPP };
    const secrets = { JWT_SECRET: randomBytes(48).toString('base64'), SMTP_URL: mail.url };
    const settled = { SHOP_NAME, SHOP_LEGAL_LINE, SHOP_CUIT, ...address, ...secrets };
    const machine: Machine = await Machine.open({
      git: (...args) => byHand(machine).git(...args),
      npx: (...args) => byHand(machine).npx(...args),
      sudoedit: (files) => shop.fillIn(files),
    });
    const shop = new ShopOnMachine(machine, mail, settled);
    return shop;
  }

  async close(): Promise<void> {
    this.visitor?.agent.destroy();
    await this.machine.close();
    this.mail.drop();
    this.mail.close();
  }

  /** Fills the blanks of the example files; every value must have a blank. */
  private fillIn(files: string[]): void {
    const left = new Map(Object.entries(this.settled));
    for (const file of files) {
      const lines = readFileSync(file, 'utf8').split('\n');
      const filled = lines.map((line) => {
        const name = line.replace(/=$/, '');
        const value = left.get(name);
        if (value === undefined || name === line) return line;
        left.delete(name);
        return `${name}=${/[^\w:/.+=@-]/.test(value) ? `'${value}'` : value}`;
      });
      writeFileSync(file, filled.join('\n'));
    }
    expect([...left.keys()]).toEqual([]);
  }

  ask(...asked: Parameters<ReturnType<typeof openVisitor>['ask']>) {
    if (!this.visitor) throw new Error('The shop is not open');
    return this.visitor.ask(...asked);
  }

  async call<T>(host: string, path: string, { method, token, body, version }: Call = {}): Promise<T> {
    const sent = body && new Response(body instanceof FormData ? body : JSON.stringify(body));
    const type = body instanceof FormData ? sent?.headers.get('content-type') : 'application/json';
    const answer = await this.ask(host, `/api${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body && { 'content-type': type ?? '' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(version && { 'if-match': `"${version}"` }),
      },
      ...(sent && { body: new Uint8Array(await sent.arrayBuffer()) }),
    });
    expect(answer.status, `${path} ${answer.status} ${answer.body.slice(0, 300)}`).toBeOneOf([200, 201]);
    return JSON.parse(answer.body) as T;
  }

  async logIn(host: string, { email, password }: { email: string; password: string }): Promise<string> {
    return (await this.call<{ token: string }>(host, '/auth/login', { body: { email, password } })).token;
  }

  /** Waits for a mail to this address whose subject begins with `subject`. Returns its text. */
  mailTo = (email: string, subject: string) => receivedText(this.mail, email, subject);

  /** Queries the database. The connection is closed at once, because a restore needs a new database. */
  async stored<T extends object>(query: string): Promise<T[]> {
    const sockets = encodeURIComponent(this.machine.at('var/run/postgresql'));
    const database = openDatabase(`postgres://postgres@localhost/tienda?host=${sockets}`, 1, PATIENT);
    try {
      return (await database.pool.query<T>(query)).rows;
    } finally {
      await database.close();
    }
  }

  /** Runs the guide's commands for servers and proxy, and waits until the shop answers through nginx. */
  async start(servers: string, proxy: string): Promise<void> {
    await this.machine.type(servers);
    await this.machine.type(ownNames(proxy));
    this.visitor?.agent.destroy();
    const certificate = this.machine.at(`etc/letsencrypt/live/${SHOP}/fullchain.pem`);
    this.visitor = openVisitor(this.machine.port(443), certificate);
    await this.answers();
  }

  /**
   * Waits until the API and both frontends answer through nginx: nginx reloads asynchronously, and a new
   * process needs time to start.
   */
  async answers(): Promise<void> {
    const statusOf = async (host: string, path: string) =>
      (await this.ask(host, path).catch(() => undefined))?.status;
    const statuses = async () => [
      await statusOf(SHOP, '/api/health'),
      await statusOf(SHOP, '/health'),
      await statusOf(PANEL, '/health'),
    ];
    await expect.poll(statuses, { timeout: PATIENCE }).toEqual([200, 200, 200]);
  }

  /**
   * Checks that each acknowledged order is stored once, that all orders have their lines, and that none lacks
   * a key. Returns the number of orders.
   */
  async expectOrders(acknowledged: Ordering['acknowledged']): Promise<number> {
    const rows = await this.stored<{ clave: string; id: string }>(
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
    const [all] = await this.stored<{ count: number; partial: number }>(`
      SELECT count(*)::int AS count, (count(*) FILTER (WHERE total_precio IS DISTINCT FROM
        (SELECT sum(d.total_precio) FROM detalles_pedidos d WHERE d.pedido_id = p.pedido_id)))::int AS partial
      FROM pedidos p`);
    expect(all).toEqual({ count: new Set(rows.map(({ id }) => id)).size, partial: 0 });
    return all?.count ?? 0;
  }

  /** Orders as two concurrent customers, through nginx. */
  ordersUntil(ended: AbortSignal): Ordering[] {
    const { customer, visitor } = this;
    if (!customer || !visitor) throw new Error('There is no customer yet');
    const door = { url: `https://${SHOP}/api`, fetch: visitor.fetch };
    return [0, 1].map(() => orderUntil(ended, customer, [door]));
  }

  /** Runs the work while orders come in and pages are read. @returns all failed answers */
  async whileUsed(work: () => Promise<unknown>): Promise<string[]> {
    const ended = new AbortController();
    const orderings = this.ordersUntil(ended.signal);
    const failed: string[] = [];
    let read = 0;
    const headers = { authorization: `Bearer ${this.customer?.token}` };
    const pages = [
      [SHOP, '/inicio'],
      [SHOP, '/api/mis-pedidos?limit=10&offset=0'],
      [PANEL, '/login'],
    ].map(async ([host = '', path = '']) => {
      for (; !ended.signal.aborted; await sleep(20)) {
        const { status, body } = await this.ask(host, path, { headers }).catch((error) => ({
          status: 0,
          body: String(error),
        }));
        if (status === 200) read += 1;
        else failed.push(`${host}${path} ${status} ${body.slice(0, 300)}`);
      }
    });
    await allOrderAgain(orderings);
    await work();
    await allOrderAgain(orderings);
    ended.abort();
    await Promise.all([...pages, ...orderings.map(({ done }) => done)]);
    this.kept.push(...orderings.flatMap(({ acknowledged }) => acknowledged));
    expect(read).toBeGreaterThan(0);
    return [...failed, ...orderings.flatMap(({ refused }) => [...refused.keys()])];
  }
}

/** Fails with the whole text of all failed calls; a compared value would be cut in the report of a remote run. */
export function expectNone(failed: readonly string[]): void {
  expect(failed.length, failed.join('\n')).toBe(0);
}

/** Replaces the guide's placeholders with the shop's two names. */
export const ownNames = (lines: string): string =>
  lines.replaceAll('<your shop>', SHOP).replaceAll('<your panel>', PANEL);
