import { randomUUID } from 'node:crypto';
import { LIMITS } from 'api-client/contract/limits';
import { RENGLON_LIMITS } from 'api-client/contract/renglones/limits';
import { type Db, openDatabase } from 'api-server/db/database';
import { usuarios } from 'api-server/db/schema/usuarios';
import { inArray } from 'drizzle-orm';
import { withBigShop } from './big-shop.ts';
import { median, serve, timeOf, tokenOf, tokenOfAdmin } from './lib.ts';
import { percentiles } from './percentiles.ts';
import { result } from './results.ts';
import { WANTED } from './staff-calls.ts';

/** Times that each length of a list is sent. */
const TIMES = 5;
/** Callers that send the longest list concurrently while another customer reads. */
const CONCURRENCY = 4;
/** Reads of that customer, each without and with this load. */
const READS = 40;
/** Maximum p95 in milliseconds for that customer, the same as for any list. */
const WAIT = WANTED.list;

interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

interface ListCall {
  name: string;
  /** The longest list that the contract accepts. */
  most: number;
  byStaff?: true;
  /** Expected status of the answer when it is not 200. */
  status?: number;
  send(count: number, usuarioId: string): Sent;
}

interface Known {
  productos: readonly string[];
  pedidos: readonly string[];
}

const post = (path: string, body: unknown): Sent => ({ method: 'POST', path, body });

/** Calls that accept a list. Their work grows with the list's length, and they leave no data behind. */
function callsOf({ productos, pedidos }: Known): ListCall[] {
  const line = (producto_id: string) => ({ producto_id, cantidad: 1, precio_unitario: 1 });
  const words = ['almendra', 'tornillo', 'harina', 'quinao', 'arroz', 'integral'];
  // Each line has the maximum length and differs from the others, so that no lookup is shared.
  const written = (at: number) =>
    Array.from({ length: 40 }, (_, place) => `${words[(at + place) % words.length]}${at}`)
      .join(' ')
      .slice(0, RENGLON_LIMITS.letters);
  return [
    {
      name: 'quick order, the longest lines',
      most: RENGLON_LIMITS.renglones,
      send: (count) =>
        post('/pedido-rapido/renglones', {
          renglones: Array.from({ length: count }, (_, at) => written(at)),
        }),
    },
    {
      // The API answers 409 after it has checked the whole order: no product costs 1.
      name: 'an order',
      most: LIMITS.detallesPerPedido,
      status: 409,
      send: (count, usuarioId) =>
        post('/pedidos', { usuarioId, detalles: productos.slice(0, count).map(line) }),
    },
    {
      name: 'products by their ids',
      most: LIMITS.pageMax,
      send: (count) => ({
        method: 'GET',
        path: `/productos/varios?ids=${productos.slice(0, count).join(',')}`,
      }),
    },
    {
      name: 'a change of the cart',
      most: LIMITS.detallesPerPedido,
      send: (count) => ({
        method: 'PATCH',
        path: '/mi-carrito',
        body: {
          dispositivo: randomUUID(),
          cambios: productos.slice(0, count).map((producto_id) => ({
            producto_id,
            cantidad: 0,
            version: null,
            precio: null,
            puesta_en: null,
          })),
        },
      }),
    },
    {
      name: 'orders to pack',
      most: LIMITS.remitosPerPdf,
      byStaff: true,
      send: (count) => ({ method: 'GET', path: `/empaques?pedidoIds=${pedidos.slice(0, count).join(',')}` }),
    },
    {
      name: 'orders by zone',
      most: LIMITS.remitosPerPdf,
      byStaff: true,
      send: (count) => ({ method: 'GET', path: `/reparto?pedidoIds=${pedidos.slice(0, count).join(',')}` }),
    },
  ];
}

/** Prints the cost of an entry of each list in the big shop, and a customer's waiting time for a product page under that load. */
export const reportLists = (): Promise<void> => withBigShop(measureLists);

async function measureLists(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, 1);
  const ids = async (statement: string) =>
    (await pool.query<{ id: string }>(statement)).rows.map(({ id }) => id);
  const known: Known = {
    productos: await ids(
      `SELECT producto_id AS id FROM productos WHERE esta_activo AND disponible LIMIT ${LIMITS.detallesPerPedido}`,
    ),
    pedidos: await ids(
      `SELECT pedido_id AS id FROM pedidos WHERE estado_pedido = 'aprobado' LIMIT ${LIMITS.remitosPerPdf}`,
    ),
  };
  const callers = await customersOf(
    db,
    await ids(`SELECT usuario_id AS id FROM pedidos JOIN usuarios USING (usuario_id)
      WHERE esta_activo AND dado_de_alta AND roles = '{usuario}' GROUP BY 1 ORDER BY count(*) DESC LIMIT 60`),
  );
  const admin = await tokenOfAdmin(databaseUrl);
  const { url, child } = await serve('api', databaseUrl);
  const ask = ({ path, ...sent }: Sent, token: string, status?: number) =>
    timeOf(`${url}/api${path}`, { ...sent, token, status });
  // Use another customer for each call, so that none reaches the rate limit.
  let next = 0;
  const caller = () => callers[next++ % callers.length] ?? { id: '', token: '' };
  const read = async () => {
    const reader = caller();
    const times: number[] = [];
    for (let i = 0; i < READS; i += 1) {
      times.push(await ask({ method: 'GET', path: `/productos?limit=10&offset=${i * 10}` }, reader.token));
    }
    return percentiles(times).p95;
  };
  try {
    for (const { name, most, byStaff, status, send } of callsOf(known)) {
      const once = async (count: number) => {
        const { id, token } = caller();
        return ask(send(count, id), byStaff ? admin : token, status);
      };
      const timesOf = async (count: number) => {
        const times: number[] = [];
        for (let i = 0; i < TIMES; i += 1) times.push(await once(count));
        return median(times);
      };
      await once(most);
      const few = Math.ceil(most / 4);
      const [short, long] = [await timesOf(few), await timesOf(most)];
      const quiet = await read();
      let reading = true;
      const others = Array.from({ length: CONCURRENCY }, async () => {
        while (reading) await once(most);
      });
      const meanwhile = await read();
      reading = false;
      await Promise.all(others);
      const each = (long - short) / (most - few);
      console.log(
        `list, ${name.padEnd(32)} ${String(most).padStart(4)} entries ${long.toFixed(1).padStart(7)} ms, each ${each.toFixed(3)} ms; another customer waits ${quiet.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms`,
      );
      result(`another customer waits beside ${CONCURRENCY} × ${name}`, meanwhile, {
        atMost: WAIT,
        unit: 'ms',
      });
    }
  } finally {
    child.disconnect();
    await close();
  }
}

async function customersOf(db: Db, ids: readonly string[]): Promise<{ id: string; token: string }[]> {
  const found = await db
    .select()
    .from(usuarios)
    .where(inArray(usuarios.usuario_id, [...ids]));
  return Promise.all(found.map(async (one) => ({ id: one.usuario_id, token: await tokenOf(db, one) })));
}
