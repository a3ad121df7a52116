import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { CuentaCorriente } from './mapper.ts';
import { cuentas, dia } from './testing/cuenta-fixture.ts';

let test: TestApp;
let shop: Awaited<ReturnType<typeof cuentas>>;
let ana: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  shop = await cuentas(test);
});
beforeEach(async () => {
  ana = await makeUser(test);
});
afterAll(() => test.close());

const own = async (query = '') =>
  (await call<CuentaCorriente>(test.app, 'GET', `/mi-cuenta-corriente${query}`, { token: ana.token })).body;
const linesOf = ({ movimientos }: CuentaCorriente) =>
  movimientos.map(({ tipo, importe, saldo, cierre }) => [tipo, importe, saldo, ...(cierre ? [cierre] : [])]);
async function papers(token: string, path: string) {
  const get = (kind: string) =>
    test.app.inject({ url: `/api${path}/${kind}`, headers: { authorization: `Bearer ${token}` } });
  const { text } = await extractText(new Uint8Array((await get('pdf')).rawPayload), { mergePages: true });
  return [text, (await get('planilla')).body];
}
const everyPaper = async () => [
  ...(await papers(ana.token, '/mi-cuenta-corriente')),
  ...(await papers(shop.staff.token, `/usuarios/${ana.usuario.usuario_id}/cuenta-corriente`)),
];

it('hides an undone approval from the customer on screen and in documents; the ledger keeps both entries', async () => {
  const { usuario_id } = ana.usuario;
  const slip = await shop.order(usuario_id, 6_000_000);
  await shop.pay(usuario_id, 1_000);
  await shop.setEstado(slip.pedido_id, 'esperando_aprobacion');
  const kept = await own();
  expect([linesOf(kept), kept.total, kept.saldo]).toEqual([[['pago', -1_000, -1_000]], 1, -1_000]);
  for (const paper of await everyPaper()) expect(paper).not.toContain(`Pedido N.º ${slip.numero}`);
  const staff = await shop.get(usuario_id);
  expect(staff.total).toBe(3);
  expect(linesOf(staff)[0]).toEqual(['diferencia', -60_000, -1_000, 'esperando_aprobacion']);

  await shop.setEstado(slip.pedido_id, 'aprobado');
  expect(linesOf(await own())).toEqual([
    ['cargo', 60_000, 59_000],
    ['pago', -1_000, -1_000],
  ]);
  expect(linesOf(await own('?limit=1&offset=1'))).toEqual([['pago', -1_000, -1_000]]);
  expect(linesOf(await own(`?desde=${dia()}&hasta=${dia()}`))).toHaveLength(2);
});

it('labels a cancelled order on screen and in documents, and hides an undone cancellation', async () => {
  const { usuario_id } = ana.usuario;
  const { pedido_id, numero } = await shop.order(usuario_id, 6_000_000);
  await shop.setEstado(pedido_id, 'cancelado');
  for (const cuenta of [await own(), await shop.get(usuario_id)]) {
    expect(linesOf(cuenta)).toEqual([
      ['diferencia', -60_000, 0, 'cancelado'],
      ['cargo', 60_000, 60_000],
    ]);
  }
  for (const paper of await everyPaper()) {
    expect(paper).toContain(`Pedido cancelado · N.º ${numero}`);
    expect(paper).not.toContain('diferencia');
  }
  await shop.setEstado(pedido_id, 'aprobado');
  const cuenta = await own();
  expect([linesOf(cuenta), cuenta.saldo]).toEqual([[['cargo', 60_000, 60_000]], 60_000]);
});

it('shows a change to a sold order, and an approval that was undone on a later day', async () => {
  const { usuario_id } = ana.usuario;
  const { pedido_id } = await shop.order(usuario_id, 6_000_000);
  await test.database.pool.query('UPDATE pedidos SET total_precio = 50000 WHERE pedido_id = $1', [pedido_id]);
  expect(linesOf(await own())[0]).toEqual(['diferencia', -10_000, 50_000]);
  await test.asOwner.pool.query('ALTER TABLE movimientos DISABLE TRIGGER movimientos_intactos');
  await test.asOwner.pool.query(
    "UPDATE movimientos SET fecha = fecha - 1, creado_en = creado_en - interval '1 day' WHERE pedido_id = $1",
    [pedido_id],
  );
  await test.asOwner.pool.query('ALTER TABLE movimientos ENABLE TRIGGER movimientos_intactos');
  await shop.setEstado(pedido_id, 'esperando_aprobacion');
  expect(linesOf(await own())[0]).toEqual(['diferencia', -50_000, 0, 'esperando_aprobacion']);
});
