import { openDatabase } from 'api-server/db/database';
import { withBigShop } from './big-shop.ts';
import { serve, tokenOfAdmin } from './lib.ts';
import { percentiles } from './percentiles.ts';
import { residentOf } from './processes.ts';
import { result } from './results.ts';
import { type Call, callsOf, type Known, TIMES, WANTED } from './staff-calls.ts';

/** Measures how long staff wait for lists, searches and figures in a shop of size `BIG`, compared with the limits. */
export const reportStaff = (): Promise<void> => withBigShop(measureStaff);

async function measureStaff(databaseUrl: string): Promise<void> {
  const token = await tokenOfAdmin(databaseUrl);
  const { url, child } = await serve('api', databaseUrl);
  try {
    const slowest = new Map<Call['kind'], number>();
    for (const { name, kind, atMost, path } of callsOf(await readIds(databaseUrl))) {
      const times: number[] = [];
      for (let i = 0; i < TIMES; i += 1) {
        const began = performance.now();
        await Promise.all([path(i)].flat().map((one) => take(`${url}/api${one}`, token)));
        times.push(performance.now() - began);
      }
      const p95 = print(name, atMost ?? WANTED[kind], times);
      if (atMost) result(`${name}, p95, big shop`, p95, { atMost, unit: 'ms' });
      slowest.set(kind, Math.max(p95, slowest.get(kind) ?? 0));
    }
    for (const [kind, ms] of slowest) {
      result(`staff's slowest ${kind}, p95, one caller, big shop`, ms, { atMost: WANTED[kind], unit: 'ms' });
    }
    await measureExport(url, token, child.pid ?? 0);
  } finally {
    child.disconnect();
  }
}

/** Returns ids for the calls: for each kind, the one with the most data. */
async function readIds(databaseUrl: string): Promise<Known> {
  const { pool, close } = openDatabase(databaseUrl, 1);
  const idOf = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const mostUsedId = (table: string, column: string) =>
    idOf(`SELECT ${column} AS id FROM ${table} GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`).then(
      ([id = '']) => id,
    );
  try {
    return {
      cliente: await mostUsedId('pedidos', 'usuario_id'),
      personal: await idOf(
        'SELECT asignado_a AS id FROM pedidos WHERE asignado_a IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
      ).then(([id = '']) => id),
      producto: await mostUsedId('detalles_pedidos', 'producto_id'),
      marca: await mostUsedId('productos', 'marca_id'),
      categoria: await mostUsedId('productos_categorias', 'categoria_id'),
      pedidos: await idOf(
        "SELECT pedido_id AS id FROM pedidos WHERE estado_pedido = 'aprobado' ORDER BY fecha_pedido DESC LIMIT 50",
      ),
    };
  } finally {
    await close();
  }
}

async function take(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

/**
 * Measures the largest spreadsheet export, one row per product, and the API's extra memory. Then aborts an
 * export and measures the next call.
 */
async function measureExport(url: string, token: string, pid: number): Promise<void> {
  const path = `${url}/api/planillas/pedidos?filas=productos`;
  const headers = { authorization: `Bearer ${token}` };
  const before = residentOf(pid);
  let most = before;
  const began = performance.now();
  const response = await fetch(path, { headers });
  let [first, bytes] = [0, 0];
  for await (const part of response.body ?? []) {
    first ||= performance.now() - began;
    if (bytes >> 20 !== (bytes + part.length) >> 20) most = Math.max(most, residentOf(pid));
    bytes += part.length;
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `spreadsheet of ${(bytes / 1e6).toFixed(1)} MB: first of it after ${first.toFixed(0)} ms, all after ${seconds.toFixed(1)} s, ${most - before} MB more held`,
  );
  result('spreadsheet of 10,000 orders by product, first of it', first, { atMost: 500, unit: 'ms' });
  result('spreadsheet of 10,000 orders by product, all of it', seconds, { atMost: 5, unit: 's', digits: 1 });
  result('spreadsheet of 10,000 orders by product, API holds more', most - before, {
    atMost: 64,
    unit: 'MB',
  });
  const left = new AbortController();
  await (await fetch(path, { headers, signal: left.signal })).body?.getReader().read();
  left.abort();
  const again = performance.now();
  await take(`${url}/api/pedidos`, token);
  result('list beside a spreadsheet that was left', performance.now() - again, { atMost: 100, unit: 'ms' });
}

/** @returns the p95 in milliseconds */
function print(name: string, wanted: number, times: number[]): number {
  const { p50, p95 } = percentiles(times);
  const verdict = p95 < wanted ? '' : '  SLOWER THAN WANTED';
  console.log(
    `${name.padEnd(48)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  (wanted ${wanted})${verdict}`,
  );
  return p95;
}
