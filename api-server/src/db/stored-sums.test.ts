import type { EstadoPedido } from 'api-client/contract';
import { ESTADOS_PEDIDO, TIPOS_PRECIO } from 'api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMargenes, type MargenRow } from '../modules/informes/repository/groups.ts';
import { findVentas, type VentaRow } from '../modules/informes/repository/informes.ts';
import type { Periods } from '../modules/informes/rules.ts';
import { directReport } from '../modules/informes/testing/direct-reports.ts';
import { listPedidos } from '../modules/pedidos/repository/list.ts';
import * as kept from '../modules/tablero/repository.ts';
import * as direct from '../modules/tablero/testing/direct-figures.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import type { Tx } from './database.ts';
import { toStoredCantidades } from './lineas.ts';
import { productosCategorias, productos as productosTable } from './schema/catalogo.ts';
import { detallesPedidos, pedidos } from './schema/pedidos.ts';
import { usuarios } from './schema/usuarios.ts';

const NOW = new Date('2026-03-18T15:00:00Z');

let test: TestApp;
let usuario_id: string;
let clientes: string[];
let productos: Awaited<ReturnType<typeof makeProduct>>[];
beforeAll(async () => {
  test = await testApp();
  usuario_id = (await makeUser(test)).usuario.usuario_id;
  productos = [];
  clientes = [];
  for (let i = 0; i < 4; i += 1) clientes.push((await makeUser(test)).usuario.usuario_id);
  for (let i = 0; i < 6; i += 1) productos.push(await makeProduct(test));
});
afterAll(() => test.close());

/** Returns pseudo-random numbers, reproducible by the seed. */
function dice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
  return { roll, pick: <T>(of: readonly T[]): T => of[roll(of.length)] as T };
}
type Dice = ReturnType<typeof dice>;

/** Returns a moment in the last 70 days. Some are a moment before or after midnight in Buenos Aires. */
const moment = ({ roll }: Dice) => {
  const day = NOW.getTime() - roll(70) * 86_400_000;
  return roll(3) ? new Date(day - roll(86_400) * 1000) : new Date(day - 12 * 3_600_000 - roll(2));
};

/** Returns whole units or kilos with decimals; sometimes delivered otherwise than ordered. */
function quantitiesOf({ roll, pick }: Pick<Dice, 'roll' | 'pick'>) {
  const cantidad = roll(2) ? 1 + roll(1000) : (1 + roll(1_000_000)) / 1000;
  if (roll(4)) return toStoredCantidades({ cantidad });
  const motivo_entrega = pick(['acordado', 'peso'] as const);
  return { ...toStoredCantidades({ cantidad, cantidad_pedida: 1 + roll(1000) }), motivo_entrega };
}

const linesOf = ({ roll, pick }: Dice, pedido_id: string) =>
  Array.from({ length: 1 + roll(4) }, (_, orden) => ({
    ...{ detalles_pedidos_id: uuidv7(), pedido_id, orden, producto_nombre: 'Maní' },
    ...{ producto_id: pick(productos).producto_id, precio_unitario: 1 },
    total_precio: roll(1_000_000),
    costo_unitario: roll(3) ? roll(5000) : null,
    ...quantitiesOf({ roll, pick }),
  }));

type Change = (tx: Tx, d: Dice, ids: string[]) => PromiseLike<unknown>;
const placeOrder: Change = async (tx, d) => {
  const pedido_id = uuidv7();
  const values = { usuario_id: d.pick(clientes), total_precio: d.roll(10_000_000), fecha_pedido: moment(d) };
  await tx.insert(pedidos).values({ pedido_id, ...values, estado_pedido: d.pick(ESTADOS_PEDIDO) });
  await tx.insert(detallesPedidos).values(linesOf(d, pedido_id));
};

const CHANGES: Change[] = [
  placeOrder,
  placeOrder,
  placeOrder,
  (tx, d, ids) =>
    tx
      .update(pedidos)
      .set({ estado_pedido: d.pick(ESTADOS_PEDIDO) })
      .where(inArray(pedidos.pedido_id, ids)),
  (tx, d, ids) =>
    tx
      .update(pedidos)
      .set({ fecha_pedido: moment(d), total_precio: d.roll(10_000_000) })
      .where(inArray(pedidos.pedido_id, ids)),
  async (tx, d, ids) => {
    await tx
      .select()
      .from(pedidos)
      .where(inArray(pedidos.pedido_id, ids))
      .orderBy(pedidos.pedido_id)
      .for('update');
    await tx.delete(detallesPedidos).where(inArray(detallesPedidos.pedido_id, ids));
    const left = await tx.select().from(pedidos).where(inArray(pedidos.pedido_id, ids));
    for (const { pedido_id } of left) await tx.insert(detallesPedidos).values(linesOf(d, pedido_id));
  },
  (tx, d, ids) =>
    tx
      .update(detallesPedidos)
      .set({
        ...{ unidades: 1 + d.roll(9), cantidad_exacta: d.roll(2) ? null : (1 + d.roll(9000)) / 1000 },
        total_precio: d.roll(9999),
        costo_unitario: d.roll(3) ? d.roll(99) : null,
        producto_id: d.pick(productos).producto_id,
      })
      .where(inArray(detallesPedidos.pedido_id, ids)),
  (tx, d, ids) => tx.delete(pedidos).where(inArray(pedidos.pedido_id, ids.slice(0, d.roll(2)))),
  async (tx, d) => {
    const { producto_id } = await lockOne(tx, d);
    const { categoria_id } = d.pick(productos);
    await tx.insert(productosCategorias).values({ producto_id, categoria_id }).onConflictDoNothing();
  },
  async (tx, d) => {
    const { producto_id } = await lockOne(tx, d);
    await tx.delete(productosCategorias).where(eq(productosCategorias.producto_id, producto_id));
  },
  async (tx, d) => {
    const { producto_id } = await lockOne(tx, d);
    const flags = { disponible: !!d.roll(2), en_promocion: !!d.roll(2), nuevo_ingreso: !!d.roll(2) };
    const tipo_de_precio = d.pick(TIPOS_PRECIO);
    const change = {
      ...flags,
      esta_activo: !!d.roll(2),
      tipo_de_precio,
      marca_id: d.pick(productos).marca_id,
    };
    await tx.update(productosTable).set(change).where(eq(productosTable.producto_id, producto_id));
  },
  async (tx, d) => {
    const { busqueda: _, categoria_id: __, ...values } = d.pick(productos);
    const [one, other] = [uuidv7(), uuidv7()];
    await tx.insert(productosTable).values([one, other].map((producto_id) => ({ ...values, producto_id })));
    await tx.delete(productosTable).where(eq(productosTable.producto_id, one));
  },
  (tx, d) => {
    const [esta_activo, erased] = [!!d.roll(2), !d.roll(3)];
    const change = { esta_activo, datos_borrados_en: erased ? NOW : null };
    return tx
      .update(usuarios)
      .set(change)
      .where(eq(usuarios.usuario_id, d.pick(clientes)));
  },
];

/** Locks a product, like an edit does first. */
async function lockOne(tx: Tx, d: Dice) {
  const { producto_id } = d.pick(productos);
  await tx.select().from(productosTable).where(eq(productosTable.producto_id, producto_id)).for('update');
  return { producto_id };
}

/** Makes up to `most` changes to a few orders in a transaction, which sometimes rolls back. */
async function change(d: Dice, most: number): Promise<void> {
  const found = await test.database.db
    .select({ id: pedidos.pedido_id })
    .from(pedidos)
    .orderBy(pedidos.pedido_id);
  const ids = found.map(({ id }) => id).filter(() => d.roll(found.length) < 2);
  await test.database.db
    .transaction(async (tx) => {
      for (let i = d.roll(most); i >= 0; i -= 1) await d.pick(CHANGES)(tx, d, ids);
      if (d.roll(5) === 0) tx.rollback();
    })
    .catch((error: Error & { cause?: { code?: string } }) => {
      // The changes lock rows in any order here. After a deadlock, PostgreSQL rolls back one of the
      // transactions.
      if (error.message !== 'Rollback' && error.cause?.code !== '40P01') throw error;
    });
}

/** Returns the stored sums, and the sums computed from the rows. */
async function differences() {
  const { db } = test.database;
  const sums = async () =>
    (
      await db.execute(sql`SELECT que, desde::text, grupo, sum(cantidad + fraccion)::float8 AS cantidad, sum(importe) AS importe
        FROM sumas GROUP BY 1, 2, 3 HAVING sum(cantidad + fraccion) <> 0 OR sum(importe) <> 0 ORDER BY 1, 2, 3`)
    ).rows;
  const before = await sums();
  await test.asOwner.db.execute(sql`SELECT contar_de_nuevo()`);
  return { before, counted: await sums() };
}

async function expectExact() {
  const { db } = test.database;
  for (const periodo of ['actual', 'anterior'] as const) {
    for (const range of ['week', 'month'] as const) {
      const asked = { periodo, range, now: NOW };
      for (const unidad of ['day', 'week'] as const) {
        expect(await kept.gananciasBy(db, unidad, asked)).toEqual(
          await direct.gananciasBy(db, unidad, asked),
        );
      }
      expect(await kept.soldUnits(db, asked)).toBe(await direct.soldUnits(db, asked));
      for (const by of ['ganancia', 'cantidad'] as const) {
        expect(await kept.salesByCategoria(db, asked, by)).toEqual(
          await direct.salesByCategoria(db, asked, by),
        );
      }
    }
  }
  await expectExactReports();
  const { before, counted } = await differences();
  expect(before).toEqual(counted);
  expect(counted.length).toBeGreaterThan(20);
}

const REPORTED: Periods[] = [
  {
    periodo: { desde: '2026-03-01', hasta: '2026-03-18' },
    contra: { desde: '2026-02-01', hasta: '2026-02-18' },
  },
  // Both periods have some days in common.
  {
    periodo: { desde: '2026-02-10', hasta: '2026-03-10' },
    contra: { desde: '2026-03-01', hasta: '2026-03-31' },
  },
  // The month has no sale.
  {
    periodo: { desde: '2020-01-01', hasta: '2020-01-31' },
    contra: { desde: '2026-02-01', hasta: '2026-02-28' },
  },
];

/** Compares the reports with the sum of the lines. Moved orders have ids that are not in the order of their days. */
async function expectExactReports() {
  const { db } = test.database;
  for (const periods of REPORTED) {
    for (const por of ['cliente', 'producto'] as const) {
      const wanted = await directReport(db, por, periods);
      expect(wanted.length).toBeGreaterThan(1);
      const asked = { ...periods, por, anonymous: '', limit: 3 };
      const rows = { margenes: [] as MargenRow[], ventas: [] as VentaRow[] };
      for (let offset = 0; offset < wanted.length; offset += 3) {
        const margenes = await findMargenes(db, { ...asked, offset, orden: 'margen' });
        const ventas = await findVentas(db, { ...asked, offset, orden: 'sube' });
        expect([margenes.total, ventas.total]).toEqual([wanted.length, wanted.length]);
        rows.margenes.push(...margenes.rows);
        rows.ventas.push(...ventas.rows);
      }
      const byId = (one: { id: string | null }, other: { id: string | null }) =>
        `${one.id}` < `${other.id}` ? -1 : 1;
      expect(rows.margenes.sort(byId)).toEqual(
        wanted.map(({ id, now, before }) => {
          const { importe, con_costo, costo } = now;
          const anterior = { importe: before.importe, con_costo: before.con_costo, costo: before.costo };
          return expect.objectContaining({ id, importe, con_costo, costo, anterior });
        }),
      );
      expect(rows.ventas.sort(byId)).toEqual(
        wanted.map(({ id, now: { pedidos, unidades, pedidas, entregadas, total }, before }) => {
          const anterior = { pedidos: before.pedidos, unidades: before.unidades, importe: before.total };
          return expect.objectContaining({
            ...{ id, pedidos, unidades, pedidas, entregadas, importe: total, anterior },
          });
        }),
      );
    }
  }
}

it.each([1, 2, 3])(
  'keeps figures and totals exact through sequential changes of any kind (%i)',
  async (seed) => {
    const d = dice(seed);
    for (let i = 0; i < 80; i += 1) await change(d, 3);
    await expectExact();
  },
);

it('keeps figures and totals exact through concurrent changes', async () => {
  await Promise.all(
    [11, 12, 13, 14].map(async (seed) => {
      const d = dice(seed);
      for (let i = 0; i < 40; i += 1) await change(d, 1);
    }),
  );
  await expectExact();
});

it('finds any page of the orders, with and without a status filter', async () => {
  const { db } = test.database;
  const d = dice(5);
  const values = Array.from({ length: 900 }, () => ({
    ...{ pedido_id: uuidv7(), usuario_id, total_precio: 1, fecha_pedido: moment(d) },
    estado_pedido: d.roll(2) ? ('recibido' as const) : d.pick(ESTADOS_PEDIDO),
  }));
  await db.insert(pedidos).values(values);
  const all = (await db.select().from(pedidos)).sort(
    (a, b) => b.fecha_pedido.getTime() - a.fecha_pedido.getTime() || (a.pedido_id < b.pedido_id ? -1 : 1),
  );
  const SEVERAL: EstadoPedido[] = ['aprobado', 'cancelado', 'recibido'];
  for (const estados of [undefined, ...ESTADOS_PEDIDO.map((one) => [one]), SEVERAL]) {
    const wanted = all
      .filter(({ estado_pedido }) => !estados || estados.includes(estado_pedido))
      .map((one) => one.pedido_id);
    for (const offset of [0, 10, 200, 201, 317, 480, 700, wanted.length - 5, wanted.length, 2_147_483_647]) {
      const page = { limit: 20, offset: Math.max(0, offset), estados };
      // All days use the sums by month; a first day uses the sums by day.
      for (const asked of [page, { ...page, desde: '1900-01-01' }]) {
        const { rows, total } = await listPedidos(db, asked);
        expect(total).toBe(wanted.length);
        expect(rows.map(({ pedido }) => pedido.pedido_id)).toEqual(
          wanted.slice(page.offset, page.offset + 20),
        );
      }
    }
  }
});

it('does not make an order wait for another transaction that places orders', async () => {
  const { db } = test.database;
  const place = (tx: Pick<Tx, 'insert'>) =>
    tx.insert(pedidos).values({ pedido_id: uuidv7(), usuario_id, total_precio: 1 });
  await db.transaction(async (tx) => {
    // Enough orders to fold the sums in between.
    for (let i = 0; i < 70; i += 1) await place(tx);
    for (let i = 0; i < 70; i += 1) await place(db);
  });
});
