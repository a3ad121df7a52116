import type { OperationOf } from 'api-client/contract';
import { entregaText } from 'api-client/contract/entrega-text';
import { MODOS_IVA, netoInPesos } from 'api-client/contract/iva';
import { diaText } from 'api-client/contract/movimiento-text';
import { ESTADO_TEXTS } from 'api-client/contract/pedido-estado-text';
import { expect } from 'vitest';
import type { z } from 'zod';
import { call } from '../../../testing/call.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountOf, detalleText } from './paper-accounts.ts';
import { makeAgreed, type OwnPedido, type PaperCase } from './paper-shop.ts';
import {
  expectLines,
  type Line,
  money,
  pagesOf,
  partsOf,
  screenOf,
  several,
  shopDay,
  weightText,
} from './read-papers.ts';

type Detalles = z.output<OperationOf<'detallesPedidos.porPedido'>['answers'][200]>;
type Remitos = z.output<OperationOf<'remitos.impresos'>['answers'][200]>['remitos'];
type Reparto = z.output<OperationOf<'reparto.zonas'>['answers'][200]>;

const dayText = (iso: string) => diaText(shopDay(new Date(iso)));
/** The delivery address, if it differs from the account's address. */
const placeTexts = ({ entrega }: Pick<OwnPedido, 'entrega'>): string[] =>
  entrega ? [`Entregar en ${entrega.nombre}: ${entrega.domicilio} (${entrega.horario})`] : [];

const delivered = (detalles: readonly Line[]) => detalles.filter(({ cantidad }) => cantidad > 0);

/** Compares an order's delivery note with the order's page in the panel. */
async function expectRemito(page: string | undefined, { test, staff }: PaperCase, pedidoId: string) {
  const detalles = await screenOf<Detalles>(test, `/detalles-pedidos/pedido/${pedidoId}`, staff);
  const { remitos } = await screenOf<{ remitos: Remitos }>(test, `/pedidos/${pedidoId}/remitos`, staff);
  const [{ pedido }, newest] = [detalles[0] as Detalles[number], remitos[0]];
  expectLines(page, { ...pedido, detalles: delivered(detalles) }, weightText);
  for (const text of [
    `N.º ${newest?.numero_impreso}`,
    `Fecha: ${dayText(newest?.fecha ?? '')}`,
    `Pedido N.º ${pedido.numero} del ${dayText(pedido.fecha_pedido)}`,
    ...placeTexts(pedido),
    ...(newest?.reemplaza_a ? [`Reemplaza al remito N.º ${newest.reemplaza_a}`] : []),
  ]) {
    expect(page).toContain(text);
  }
  expect(/Bultos (\d+)/.exec(page ?? '')?.[1]).toBe(pedido.bultos?.toString());
  return pedido;
}

/** Checks that an order with nothing to deliver has no paper. */
async function expectRefused({ test, staff, pedidos, todos }: PaperCase, path: string): Promise<void> {
  for (const id of todos.filter((one) => !pedidos.includes(one))) {
    const { status, body } = await call<{ code: string }>(test.app, 'GET', path + id, { token: staff });
    expect([status, body.code]).toEqual([409, 'REMITO_NO_DISPONIBLE']);
  }
}

export async function checkRemito(given: PaperCase): Promise<void> {
  await expectRefused(given, '/remitos/pdf/download?pedidoId=');
  for (const id of given.pedidos) {
    const [page] = await pagesOf(given.test, `/remitos/pdf/download?pedidoId=${id}`, given.staff);
    await expectRemito(page, given, id);
  }
}

export async function checkRemitos(given: PaperCase): Promise<void> {
  await expectRefused(given, '/remitos/pdf/varios?pedidoIds=');
  if (given.pedidos.length === 0) return;
  const path = `/remitos/pdf/varios?pedidoIds=${given.pedidos.join(',')}&copias=2`;
  const pages = await pagesOf(given.test, path, given.staff);
  expect(pages).toHaveLength(given.pedidos.length * 2);
  for (const [nth, page] of pages.entries()) {
    await expectRemito(page, given, given.pedidos[Math.floor(nth / 2)] ?? '');
  }
}

/** Checks that a replaced paper still shows the order at the time of printing. */
export async function checkImpresos({ test, staff, printed, pedidos }: PaperCase): Promise<void> {
  for (const [numero, pedido] of printed) {
    const [page] = await pagesOf(test, `/remitos/pdf/impreso?numero=${numero}`, staff);
    expectLines(page, { ...pedido, detalles: delivered(pedido.detalles) }, weightText);
  }
  for (const id of pedidos) {
    const { remitos } = await screenOf<{ remitos: Remitos }>(test, `/pedidos/${id}/remitos`, staff);
    for (const { numero, numero_impreso } of remitos) {
      const [page] = await pagesOf(test, `/remitos/pdf/impreso?numero=${numero}`, staff);
      expect(page).toContain(`N.º ${numero_impreso}`);
    }
  }
}

/** Compares the route sheet with the stops screen and the list of orders. */
export async function checkHojas(given: PaperCase): Promise<void> {
  await expectRefused(given, '/remitos/pdf/hojas-de-ruta?pedidoIds=');
  const { test, staff, pedidos } = given;
  if (pedidos.length === 0) return;
  const asked = `pedidoIds=${pedidos.join(',')}`;
  const { zonas } = await screenOf<Reparto>(test, `/reparto?${asked}`, staff);
  const pages = await pagesOf(test, `/remitos/pdf/hojas-de-ruta?${asked}`, staff);
  expect(pages).toHaveLength(zonas.length);
  for (const [nth, { paradas }] of zonas.entries()) {
    const page = pages[nth] ?? '';
    const packed = paradas.flatMap(({ bultos }) => bultos ?? []);
    const open = paradas.length - packed.length;
    const all = several(
      packed.reduce((sum, bultos) => sum + bultos, 0),
      'bulto',
      'bultos',
    );
    const bultos = [
      ...(packed.length > 0 ? [all] : []),
      ...(open > 0
        ? [packed.length > 0 ? `${several(open, 'pedido', 'pedidos')} sin empacar` : 'sin empacar']
        : []),
    ].join(', ');
    const cents = paradas.reduce((sum, { total_precio }) => sum + Math.round(total_precio * 100), 0);
    expect(page).toContain(
      `${several(paradas.length, 'pedido', 'pedidos')} · ${bultos} · ${money(cents / 100)}`,
    );
    const stops = page.match(/Pedido N\.º .*?(?= Firma y aclaración)/g);
    expect(stops).toEqual(
      paradas.map(({ numero, remito, total_precio, bultos: own, productos }) =>
        [
          ...[`Pedido N.º ${numero}`, remito ? `R. ${remito}` : 'Sin remito', money(total_precio)],
          own === null ? 'Sin empacar' : several(own, 'bulto', 'bultos'),
          several(productos, 'producto', 'productos'),
        ].join(' '),
      ),
    );
    for (const parada of paradas) {
      const detalles = await screenOf<Detalles>(test, `/detalles-pedidos/pedido/${parada.pedido_id}`, staff);
      const { pedido } = detalles[0] as Detalles[number];
      expect(parada).toMatchObject({
        ...{
          numero: pedido.numero,
          total_precio: pedido.total_precio,
          productos: delivered(detalles).length,
        },
        ...{ bultos: pedido.bultos ?? null, remito: pedido.remito ?? null },
      });
    }
  }
}

/** Compares the customer's PDF with the customer's page of the order. */
export async function checkPedido({ test, cliente, todos }: PaperCase): Promise<void> {
  for (const id of todos) {
    const pedido = await screenOf<OwnPedido>(test, `/mis-pedidos/${id}`, cliente.token);
    const [page] = await pagesOf(test, `/mis-pedidos/${id}/pdf`, cliente.token);
    const nombreOf = (producto_id: string) =>
      pedido.detalles.find(({ producto }) => producto.producto_id === producto_id)?.producto.nombre;
    expectLines(page, pedido, (line) => {
      const why = entregaText(line, nombreOf);
      return why ? ` (${why})` : '';
    });
    const { pedido_por: person } = pedido;
    const head = [
      `N.º ${pedido.numero} Fecha: ${dayText(pedido.fecha_pedido)}`,
      `Estado al ${dayText(new Date().toISOString())}: ${ESTADO_TEXTS[pedido.estado_pedido]}`,
      ...(person ? [`Pedido por ${person.nombre} ${person.apellido}`] : []),
    ].join(' ');
    for (const text of [head, ...placeTexts(pedido)]) expect(page).toContain(text);
    expect(page?.includes('Pedido por')).toBe(person !== undefined);
  }
}

/** The tax in an entry, below the entry. */
const ivaText = ({ iva, importe }: Pick<Parameters<typeof detalleText>[0], 'iva' | 'importe'>) =>
  partsOf(iva, importe)
    .map((part) => part.join(' '))
    .join(' · ');

/** Compares the printed statement of account with the account's page, for all days and for some. */
const checkResumen =
  (as: 'cliente' | 'staff') =>
  async (given: PaperCase): Promise<void> => {
    const { test, cliente } = given;
    const path =
      as === 'cliente' ? '/mi-cuenta-corriente' : `/usuarios/${cliente.usuario_id}/cuenta-corriente`;
    for (const days of given.dias) {
      const { lines, before, after, vencido, period } = await accountOf(given, days);
      const query = new URLSearchParams(days).toString();
      const token = as === 'cliente' ? cliente.token : given.staff;
      const text = (await pagesOf(test, `${path}/pdf?${query}`, token)).join(' ');
      const rows = lines.map((line) =>
        [
          ...[diaText(line.fecha), detalleText(line), money(Math.abs(line.importe)), money(line.saldo)],
          ...(line.iva ? [ivaText(line)] : []),
        ].join(' '),
      );
      expect(/Debe Haber Saldo (.*?) Saldo (?:a pagar|a favor)/.exec(text)?.[1]).toBe(
        [`Saldo anterior ${money(before)}`, ...rows].join(' '),
      );
      const label = after < 0 ? 'Saldo a favor' : 'Saldo a pagar';
      expect(text).toContain(`${label} ${money(Math.abs(after))} Vencido a hoy ${money(vencido)}`);
      expect(text).toContain(period);
    }
  };
export const checkOwnResumen = checkResumen('cliente');
export const checkStaffResumen = checkResumen('staff');

type Productos = z.output<OperationOf<'productos.list'>['answers'][200]>;

/** Checks that the price list has each product once, with the catalogue's prices, current and before a promotion. */
export const checkListaPdf = ({ test, cliente: { token } }: PaperCase): Promise<void> =>
  checkLista(test, token, { path: '/lista-de-precios/pdf', token });

/** The same for the list of an agreement: staff download what its customers see. */
export async function checkCondicionPdf({ test, staff }: PaperCase): Promise<void> {
  for (const modo of MODOS_IVA) {
    const { token, condicionId } = await makeAgreed(test, staff, modo);
    await checkLista(test, token, { path: `/condiciones/${condicionId}/lista-de-precios/pdf`, token: staff });
  }
}

const HEADS = {
  incluido: 'Precios válidos al',
  discriminado: 'Precios con IVA incluido, válidos al',
  sumado: 'Precios sin IVA, válidos al',
};

async function checkLista(test: TestApp, reader: string, paper: { path: string; token: string }) {
  const { productos, total } = await screenOf<Productos>(test, '/productos?limit=100', reader);
  const text = (await pagesOf(test, paper.path, paper.token)).join(' ');
  const modos = [...new Set(productos.map(({ iva }) => iva?.modo ?? 'incluido'))];
  expect(modos.length).toBeLessThan(2);
  for (const modo of modos) expect(text).toContain(`${HEADS[modo]} ${dayText(new Date().toISOString())}`);
  const struck = productos.filter(({ precio_antes_oferta }) => typeof precio_antes_oferta === 'number');
  const each = productos.some(({ iva }) => iva) ? 2 : 1;
  expect(text.match(/\$ [\d.]+,\d\d/g) ?? []).toHaveLength(total * each + struck.length);
  for (const producto of productos) {
    const { nombre, marca, tipo_de_precio, disponible, precio = 0, precio_antes_oferta, iva } = producto;
    const sold = `${tipo_de_precio?.replaceAll('_', ' ')}${disponible ? '' : ' · sin stock'}`;
    const shown = (pesos: number) => money(iva?.modo === 'sumado' ? netoInPesos(pesos, iva.alicuota) : pesos);
    const before = typeof precio_antes_oferta === 'number' ? `${shown(precio_antes_oferta)} ` : '';
    const rate = `IVA ${iva?.alicuota.toLocaleString('es-AR')} %`;
    const other = {
      incluido: '',
      discriminado: ` sin IVA ${money(iva?.neto ?? 0)} · ${rate}`,
      sumado: ` + ${rate} · con IVA ${money(precio)}`,
    }[iva?.modo ?? 'incluido'];
    const first = money(iva?.modo === 'sumado' ? iva.neto : precio);
    expect(text).toContain(`${nombre} ${marca.nombre} ${sold} ${before}${first}${other}`);
  }
}
