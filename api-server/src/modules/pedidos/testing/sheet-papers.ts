import type { OperationId, OperationOf } from 'api-client/contract';
import { fulfilledOf } from 'api-client/contract/informe-counts';
import { INFORMES } from 'api-client/contract/informes-words';
import { MODOS_IVA, netoInPesos } from 'api-client/contract/iva';
import { COLUMNAS_CLIENTE, COLUMNAS_PRODUCTO } from 'api-client/contract/planilla-columnas';
import { struckPrecio } from 'api-client/contract/precio-text';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountOf, detalleText } from './paper-accounts.ts';
import { makeAgreed, type OwnPedido, type PaperCase } from './paper-shop.ts';
import { type Row, rowsOf, screenOf, shopDay } from './read-papers.ts';

type Told<Id extends OperationId> = OperationOf<Id>['answers'] extends { 200: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** The column of payments. */
const CREDIT = 'Haber';

const day = (iso: string | null) => iso && new Date(`${iso}T00:00:00Z`);

const round = (amount: number) => Math.round(amount * 100) / 100;

/** Compares the spreadsheet of the account with the account's page. */
const checkResumen =
  (as: 'cliente' | 'staff') =>
  async (given: PaperCase): Promise<void> => {
    const { test, staff, cliente, todos, dias } = given;
    const path =
      as === 'cliente' ? '/mi-cuenta-corriente' : `/usuarios/${cliente.usuario_id}/cuenta-corriente`;
    for (const days of dias) {
      const { lines, before } = await accountOf(given, days);
      const query = new URLSearchParams(days).toString();
      const token = as === 'cliente' ? cliente.token : staff;
      const rows = await rowsOf(test, `${path}/planilla?${query}`, 'Fecha', token);
      const [first] = todos;
      const order = await screenOf<OwnPedido>(test, `/mis-pedidos/${first}`, cliente.token);
      const showsIva = Boolean(order.iva);
      expect(rows).toEqual([
        {
          ...{
            Fecha: null,
            Detalle: 'Saldo anterior',
            Vence: null,
            Debe: null,
            [CREDIT]: null,
            Saldo: before,
          },
          ...(showsIva && { Neto: null, IVA: null }),
        },
        ...lines.map((line) => ({
          ...{ Fecha: day(line.fecha), Detalle: detalleText(line), Vence: day(line.vence) },
          ...{
            Debe: line.importe > 0 ? line.importe : null,
            [CREDIT]: line.importe < 0 ? -line.importe : null,
          },
          Saldo: line.saldo,
          ...(showsIva && {
            Neto: line.iva?.neto ?? null,
            IVA: line.iva ? round(line.importe - line.iva.neto) : null,
          }),
        })),
      ]);
    }
  };
export const checkOwnResumenSheet = checkResumen('cliente');
export const checkStaffResumenSheet = checkResumen('staff');

const byName = (nombreOf: (row: Row) => unknown) => (one: Row, other: Row) =>
  String(nombreOf(one)).localeCompare(String(nombreOf(other)));

/** Checks that the spreadsheet of prices has each product once, at the catalogue's prices. */
export const checkListaSheet = ({ test, cliente: { token } }: PaperCase): Promise<void> =>
  checkLista(test, token, { path: '/lista-de-precios/planilla', token });

/** The same for the list of an agreement: staff download what its customers see. */
export async function checkCondicionSheet({ test, staff }: PaperCase): Promise<void> {
  for (const modo of MODOS_IVA) {
    const { token, condicionId } = await makeAgreed(test, staff, modo);
    const path = `/condiciones/${condicionId}/lista-de-precios/planilla`;
    await checkLista(test, token, { path, token: staff });
  }
}

/** Returns the price before a promotion as the customer sees prices. */
function shownBefore({ precio, precio_antes_oferta, iva }: Told<'productos.list'>['productos'][number]) {
  const before = struckPrecio(precio ?? 0, precio_antes_oferta ?? null);
  return before !== null && iva?.modo === 'sumado' ? netoInPesos(before, iva.alicuota) : before;
}

async function checkLista(test: TestApp, reader: string, paper: { path: string; token: string }) {
  const { productos } = await screenOf<Told<'productos.list'>>(test, '/productos?limit=100', reader);
  const rows = await rowsOf(test, paper.path, 'Categoría', paper.token);
  const told = rows.map((row) => ({
    ...{ nombre: row.Producto, marca: row.Marca, sold: row['Se vende'] },
    ...{ precio: row.Precio ?? row['Precio con IVA'], neto: row['Precio sin IVA'], alicuota: row['IVA %'] },
    ...{ before: row['Precio anterior'], stock: row.Stock },
  }));
  const known = productos.map((one) => ({
    ...{ nombre: one.nombre, marca: one.marca.nombre, precio: one.precio },
    sold: one.tipo_de_precio?.replaceAll('_', ' '),
    ...{ neto: one.iva?.neto, alicuota: one.iva?.alicuota },
    before: shownBefore(one),
    stock: one.disponible ? 'Hay' : 'Sin stock',
  }));
  const order = byName(({ nombre }) => nombre);
  expect(told.toSorted(order)).toEqual(known.toSorted(order));
}

const moment = (iso: string) =>
  // In the shop's time zone, which is UTC-3 all year.
  new Date(Math.floor((Date.parse(iso) - 3 * 3_600_000) / 1000) * 1000);
const toSecond = (row: Row): Row => ({
  ...row,
  Fecha: row.Fecha instanceof Date ? new Date(Math.floor(row.Fecha.getTime() / 1000) * 1000) : row.Fecha,
});

/** Compares the spreadsheet of orders, with rows per order and per line, with their list and pages. */
export async function checkPedidosSheet({ test, staff, todos }: PaperCase): Promise<void> {
  for (const filter of ['', 'estados=cancelado', 'estados=recibido']) {
    const { pedidos } = await screenOf<Told<'pedidos.list'>>(test, `/pedidos?limit=100&${filter}`, staff);
    const headOf = ({ numero, fecha_pedido, estado_pedido, usuario }: (typeof pedidos)[number]) => ({
      ...{
        Pedido: numero,
        Fecha: moment(fecha_pedido),
        Estado: estado_pedido.replace('_', ' ').toUpperCase(),
      },
      ...{ Comercio: usuario.nombre_comercio, Cliente: `${usuario.nombre} ${usuario.apellido}` },
    });
    if (filter === '') expect(pedidos).toHaveLength(todos.length);
    const rows = await rowsOf(test, `/planillas/pedidos?${filter}`, 'Pedido', staff);
    expect(rows.map(toSecond)).toEqual(
      pedidos.map((pedido) => expect.objectContaining({ ...headOf(pedido), Total: pedido.total_precio })),
    );
    const lines = await rowsOf(test, `/planillas/pedidos?filas=productos&${filter}`, 'Pedido', staff);
    const known = [];
    for (const pedido of pedidos) {
      const path = `/detalles-pedidos/pedido/${pedido.pedido_id}`;
      for (const line of await screenOf<Told<'detallesPedidos.porPedido'>>(test, path, staff)) {
        known.push({
          ...{ ...headOf(pedido), Producto: line.producto.nombre, Cantidad: line.cantidad },
          ...{
            'Cantidad pedida': line.cantidad_pedida ?? line.cantidad,
            'Precio unitario': line.precio_unitario,
          },
          ...{ 'Descuento %': line.descuento, Total: line.total_precio },
          ...(line.iva && { 'IVA %': line.iva.alicuota, Neto: line.iva.neto, IVA: line.iva.iva }),
        });
      }
    }
    expect(lines.map(toSecond)).toEqual(known.map((line) => expect.objectContaining(line)));
    for (const { Total, Neto, IVA } of lines) expect(round(Number(Neto) + Number(IVA))).toBe(Total);
  }
}

/** Compares the spreadsheet of products with the panel's list. */
export async function checkProductosSheet({ test, staff }: PaperCase): Promise<void> {
  const { productos } = await screenOf<Told<'productos.panel'>>(test, '/productos/panel?limit=100', staff);
  const C = COLUMNAS_PRODUCTO;
  const rows = await rowsOf(test, '/planillas/productos', C.codigo, staff);
  expect(rows).toEqual(
    productos.map((one) =>
      expect.objectContaining({
        ...{ [C.nombre]: one.nombre, [C.codigo]: one.codigo ?? null, [C.producto_id]: one.producto_id },
        ...{ [C.precio]: one.precio, [C.precio_antes_oferta]: one.precio_antes_oferta ?? null },
      }),
    ),
  );
}

/** Compares the spreadsheet of customers with the panel's search. */
export async function checkClientesSheet({ test, staff }: PaperCase): Promise<void> {
  for (const term of ['Norte', 'nadie se llama']) {
    const query = new URLSearchParams({ term, limit: '100' });
    const { usuarios } = await screenOf<Told<'usuarios.search'>>(test, `/usuarios/search?${query}`, staff);
    const C = COLUMNAS_CLIENTE;
    const rows = await rowsOf(test, `/planillas/clientes?${new URLSearchParams({ term })}`, C.nombre, staff);
    expect(
      rows.map((row) => [row[C.email], String(row[C.dni]).replaceAll('-', ''), row[C.creado_en]]),
    ).toEqual(
      // The spreadsheet has each shop once, by its owner's account.
      usuarios
        .filter(({ titular_id }) => !titular_id)
        .map(({ email, dni, creado_en }) => [email, String(dni), day(shopDay(new Date(creado_en ?? '')))]),
    );
  }
}

/** The periods of a case; a report needs their first day. */
const periodsOf = ({ dias }: PaperCase) =>
  dias.map(({ desde, hasta }) =>
    new URLSearchParams({ ...(desde && { desde }), ...(hasta && desde && { hasta }) }).toString(),
  );

/** Compares each sales report's spreadsheet with its page. */
export async function checkVentasSheet(given: PaperCase): Promise<void> {
  for (const por of INFORMES) {
    for (const period of periodsOf(given)) {
      const query = `por=${por}&${period}`;
      const path = `/informes/ventas?limit=100&${query}`;
      const { ventas } = await screenOf<Told<'informes.ventas'>>(given.test, path, given.staff);
      const rows = await rowsOf(given.test, `/informes/ventas/planilla?${query}`, HEADS[por], given.staff);
      expect(rows).toEqual(
        ventas.map((one) =>
          expect.objectContaining({
            ...{ [HEADS[por]]: one.nombre, Importe: one.importe, 'Importe antes': one.anterior.importe },
            ...(one.pedidos !== null && { Pedidos: one.pedidos, 'Pedidos antes': one.anterior.pedidos }),
            ...{ 'Unidades pedidas': one.pedidas ?? null, 'Entregadas de lo pedido': one.entregadas ?? null },
            ...{ 'Cumplimiento %': fulfilledOf(one) ?? null, Unidades: one.unidades },
            'Unidades antes': one.anterior.unidades,
          }),
        ),
      );
    }
  }
}

const HEADS = {
  ...{ cliente: 'Comercio', producto: 'Producto', marca: 'Marca', categoria: 'Categoría' },
  ...{ vendedor: 'A cargo de', zona: 'Zona' },
} as const;

/** Compares each margin report's spreadsheet with its page. */
export async function checkMargenSheet(given: PaperCase): Promise<void> {
  for (const por of INFORMES) {
    for (const period of periodsOf(given)) {
      const query = `por=${por}&${period}`;
      const path = `/informes/margen?limit=100&${query}`;
      const { margenes } = await screenOf<Told<'margen.list'>>(given.test, path, given.staff);
      const rows = await rowsOf(given.test, `/informes/margen/planilla?${query}`, HEADS[por], given.staff);
      expect(rows).toEqual(
        margenes.map((one) =>
          expect.objectContaining({
            ...{ [HEADS[por]]: one.nombre, Margen: one.margen, 'Margen %': one.porcentaje },
            ...{
              'Margen antes': one.anterior.margen,
              'Ventas con costo': one.con_costo,
              Ventas: one.importe,
            },
          }),
        ),
      );
    }
  }
}
