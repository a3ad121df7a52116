import { DIAS_SEMANA } from 'api-client/contract/zonas-words';
import { call } from 'api-server/testing/call';
import { type TestApp, testApp } from 'api-server/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { DEMO_PASSWORD } from './shop/accounts.ts';
import { demoShop } from './shop/demo-shop.ts';
import { laterWork } from './shop/later-work.ts';

/** The first screens of the demo, requested by its accounts. */
const now = new Date();
const { claims, proposals } = laterWork(demoShop(now));
let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  const store = { has: async () => true, save: async () => undefined };
  await loadDemo(test.database, store, now, () => undefined);
  admin = await login('admin@tienda.test');
}, 120_000);
afterAll(() => test.close());

async function login(email: string): Promise<string> {
  const { status, body } = await call<{ token: string }>(test.app, 'POST', '/auth/login', {
    body: { email, password: DEMO_PASSWORD },
  });
  expect(status, email).toBe(200);
  return body.token;
}

async function get<T>(path: string, token = admin): Promise<T> {
  const { status, body } = await call<T>(test.app, 'GET', path, { token });
  expect(status, path).toBe(200);
  return body;
}

interface Usual {
  toca: { producto: { nombre: string } }[];
  en_curso: { proximo: string | null }[];
}

describe('the demo shop at its first start', () => {
  it('has staples that the customer is due to reorder, and an open order with its delivery day', async () => {
    const token = await login('cliente@tienda.test');
    const { toca, en_curso } = await get<Usual>('/mi-inicio', token);
    expect(toca.length).toBeGreaterThanOrEqual(4);
    expect(en_curso.length).toBeGreaterThan(0);
    expect(en_curso[0]?.proximo).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('delivers today, with packed orders', async () => {
    const { zonas } = await get<{ zonas: { zona_id: string; nombre: string; dias: string[] }[] }>('/zonas');
    expect(zonas.length).toBeGreaterThanOrEqual(5);
    // The weekday in Argentina, at UTC-3.
    const weekday = new Date(Date.now() - 3 * 3_600_000).getUTCDay();
    const today = zonas.filter(({ dias }) => dias.includes(DIAS_SEMANA[(weekday + 6) % 7] ?? ''));
    const sold: { pedido_id: string }[] = [];
    for (const { zona_id } of today) {
      const path = `/pedidos?estados=aprobado,enviado&zona=${zona_id}&limit=100`;
      sold.push(...(await get<{ pedidos: { pedido_id: string }[] }>(path)).pedidos);
    }
    expect(sold.length).toBeGreaterThanOrEqual(3);
    const ids = sold.map(({ pedido_id }) => pedido_id).join(',');
    const reparto = await get<{
      zonas: { paradas: { bultos: number | null }[] }[];
    }>(`/reparto?pedidoIds=${ids}`);
    const paradas = reparto.zonas.flatMap((one) => one.paradas);
    expect(paradas).toHaveLength(sold.length);
    expect(paradas.some(({ bultos }) => bultos !== null)).toBe(true);
  });

  it('has paid, unpaid and overdue accounts', async () => {
    const { cuentas, vencido } = await get<{
      cuentas: { saldo: number; vencido: number; limite: number | null }[];
      vencido: number;
    }>('/cuentas-corrientes?limit=100');
    expect(vencido).toBeGreaterThan(0);
    expect(cuentas.some((one) => one.vencido > 0)).toBe(true);
    expect(cuentas.some((one) => one.saldo > 0 && one.vencido === 0)).toBe(true);
    expect(cuentas.some((one) => one.limite !== null)).toBe(true);
  });

  it('has shelves, holidays, roles with employees, and a banner for next week', async () => {
    const { estantes } = await get<{ estantes: unknown[] }>('/estantes');
    expect(estantes.length).toBeGreaterThanOrEqual(14);
    const { feriados } = await get<{ feriados: { fecha: string }[] }>('/feriados');
    expect(feriados).toHaveLength(9);
    const { roles } = await get<{ roles: { nombre: string; empleados?: unknown }[] }>('/roles-personal');
    expect(roles.map(({ nombre }) => nombre)).toEqual(['Cobranzas', 'Depósito', 'Ventas']);
    const { banners } = await get<{ banners: { vigente: boolean }[] }>('/banners/todos');
    expect(banners.map(({ vigente }) => vigente)).toEqual([false]);
    // The role Depósito may not read amounts.
    const packer = await login('deposito@tienda.test');
    const refused = await call(test.app, 'GET', '/cuentas-corrientes', { token: packer });
    expect(refused.status).toBe(403);
  });

  it('has orders with missing, replaced and weighed products', async () => {
    const { pedidos } = await get<{ pedidos: { pedido_id: string }[] }>(
      '/pedidos?estados=recibido&limit=100',
    );
    const motives = new Set<string>();
    for (const { pedido_id } of pedidos) {
      const detalles = await get<{ motivo_entrega?: string | null }[]>(
        `/detalles-pedidos/pedido/${pedido_id}`,
      );
      for (const { motivo_entrega } of detalles) if (motivo_entrega) motives.add(motivo_entrega);
    }
    expect([...motives].sort()).toEqual(['falta', 'peso', 'reemplazo']);
  });

  it('has an open claim, and one that the customer settled later', async () => {
    const historyOf = async ({ pedido }: typeof claims.open) => {
      const path = `/pedidos/${pedido.pedido_id}/historial`;
      const cambios = await get<{ tipo: string; falta: string | null }[]>(path);
      return cambios.filter(({ tipo }) => tipo === 'recepcion').map(({ falta }) => falta);
    };
    const parts = /^1 × .+ \(no llegó\), 1 × .+ \(llegó roto o abierto\)\. La caja llegó abierta\.$/;
    expect(await historyOf(claims.open)).toEqual([expect.stringMatching(parts)]);
    expect(await historyOf(claims.settled)).toEqual([expect.stringMatching(/^1 × .+ \(no llegó\)$/), null]);
  });

  it('has an order with an open proposal, and one with an accepted proposal', async () => {
    const of = ({ pedido }: typeof claims.open) =>
      get<{ propuesta: { estado: string; al_dia: boolean; lineas: { antes: number | null }[] } }>(
        `/pedidos/${pedido.pedido_id}/propuesta`,
      );
    const { propuesta: open } = await of(proposals.open);
    expect(open).toMatchObject({ estado: 'abierta', al_dia: true });
    expect(open.lineas.map(({ antes }) => antes === null)).toEqual([false, false, true]);
    expect((await of(proposals.accepted)).propuesta.estado).toBe('aceptada');
    const detalles = await get<{ producto: { producto_id: string }; cantidad: number }[]>(
      `/detalles-pedidos/pedido/${proposals.accepted.pedido.pedido_id}`,
    );
    const added = detalles.find(
      ({ producto }) => producto.producto_id === proposals.accepted.added.producto_id,
    );
    expect(added?.cantidad).toBe(3);
  });

  it('has a scheduled price change, and one that was applied on its day', async () => {
    await test.mails();
    const { cambios } = await get<{
      cambios: { desde: string | null; hecho_en: string | null; suben: number }[];
    }>('/precios/cambios');
    expect(cambios.map(({ desde, hecho_en }) => [desde !== null, hecho_en !== null])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(Date.parse(cambios[0]?.desde ?? '')).toBeGreaterThan(now.getTime());
    for (const { suben } of cambios) expect(suben).toBeGreaterThan(1);
  });

  it("has a customer's list", async () => {
    const { listas } = await get<{ listas: { nombre: string; productos: number }[] }>(
      '/mis-listas',
      await login('cliente@tienda.test'),
    );
    expect(listas).toMatchObject([{ nombre: 'Para la góndola', productos: 6 }]);
  });

  it('has an import that the queue reads, with an invalid row', async () => {
    await test.mails();
    const { importaciones } = await get<{
      importaciones: { estado: string; archivo: string; resumen: { cambia: number; error: number } }[];
    }>('/importaciones');
    expect(importaciones).toMatchObject([
      { archivo: 'lista-proveedor.csv', estado: 'revisada', resumen: { cambia: 13, error: 1 } },
    ]);
  });

  it('finds products by synonyms', async () => {
    const { total } = await get<{ total: number }>('/productos/search?term=libre%20de%20gluten');
    expect(total).toBeGreaterThan(10);
  });
});
