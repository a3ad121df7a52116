import { entregaText } from 'api-client/contract/entrega-text';
import { zonaOf } from 'api-client/contract/zona-of';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import { formatNumero } from '../../../shared/format.ts';
import { shopOnPaper } from '../../ajustes/service.ts';
import { asObjeto } from '../../pedidos/mapper.ts';
import type { WholePedido } from '../../pedidos/repository/pedidos.ts';
import { getPedidoOf } from '../../pedidos/service/estado.ts';
import { findZonas } from '../../zonas/repository.ts';
import { findNextRepartos } from '../../zonas/service.ts';
import { bultosOf, type ParadaRow, toCliente, toContent } from '../mapper.ts';
import type { PedidoPaper } from '../pdf/pedido.ts';
import { printHojasInThread, printPedidoInThread, refuseFullQueue } from '../print-apart.ts';
import { findRemitos } from '../repository.ts';
import { byZona } from '../rules.ts';
import { type PrintDeps, printableOf } from './remitos.ts';

/** Returns the stops of these orders, in the order of `ids`. Throws NO_ENCONTRADO, REMITO_NO_DISPONIBLE. */
async function paradasOf(db: Db, ids: readonly string[]): Promise<ParadaRow[]> {
  const wholes = await printableOf(db, ids);
  const remitos = await findRemitos(db, ids);
  const numbers = new Map(remitos.map(({ pedido_id, numero }) => [pedido_id, numero]));
  const textOf = (numero: number | undefined) => (numero === undefined ? null : formatNumero(numero));
  return wholes.map(({ pedido, usuario, detalles }) => ({
    pedido,
    numero: pedido.numero,
    remito: numbers.get(pedido.pedido_id) ?? null,
    remitoText: textOf(numbers.get(pedido.pedido_id)),
    nombre_comercio: usuario.nombre_comercio,
    contacto: `${usuario.nombre} ${usuario.apellido}`.trim(),
    domicilio: pedido.entrega?.domicilio ?? usuario.dom_fiscal,
    horario: pedido.entrega?.horario ?? '',
    telefono: usuario.telefono,
    bultos: bultosOf(pedido),
    productos: detalles.filter(({ detalle }) => detalle.cantidad > 0).length,
    total: pedido.total_precio,
  }));
}

/** Groups orders by delivery zone; by locality when the shop has no zones. Keeps the order of `ids`. Throws like `paradasOf`. */
export async function zonasOf(db: Db, ids: readonly string[]) {
  const [paradas, known] = [await paradasOf(db, ids), await findZonas(db)];
  if (known.length === 0) return byZona(paradas).map((group) => ({ ...group, proximo: undefined }));
  const zonaIn = (domicilio: string) => zonaOf(domicilio, known);
  const groups = byZona(paradas, (domicilio) => zonaIn(domicilio)?.nombre ?? null);
  const next = await findNextRepartos(
    db,
    groups.map(({ paradas: [stop] }) => stop && zonaIn(stop.domicilio)),
  );
  return groups.map((group, at) => ({ ...group, proximo: next[at] }));
}

/** Prints a route sheet per zone as one PDF, with an audit log entry per order. Throws like `paradasOf`, or NO_DISPONIBLE. */
export async function printHojas(
  { db, ...deps }: PrintDeps,
  { ids, author }: { ids: readonly string[]; author: Author },
): Promise<Buffer> {
  const zonas = await zonasOf(db, ids);
  await refuseFullQueue();
  await db.transaction(async (tx) => {
    for (const { pedido } of zonas.flatMap(({ paradas }) => paradas)) {
      await record(tx, author, { accion: 'pedido.hoja_de_ruta', objeto: asObjeto(pedido) });
    }
  });
  const { nombre: comercio, aspecto } = await shopOnPaper(db, deps);
  const common = { fecha: new Date(), comercio, aspecto };
  return printHojasInThread(
    zonas.map(({ zona, paradas, proximo }) => ({
      ...common,
      zona,
      reparto: proximo,
      paradas: paradas.map(({ pedido: _, remitoText: __, ...parada }) => parada),
    })),
  );
}

interface Asked {
  usuarioId: string;
  pedidoId: string;
  author: Author;
}

/** Prints the customer's own order as a PDF, with an audit log entry. Throws NO_ENCONTRADO, NO_DISPONIBLE. */
export async function printPedidoOf(
  deps: PrintDeps,
  { usuarioId, pedidoId, author }: Asked,
): Promise<Buffer> {
  const whole = await getPedidoOf(deps.db, usuarioId, pedidoId);
  await refuseFullQueue();
  await record(deps.db, author, { accion: 'pedido.pdf', objeto: asObjeto(whole.pedido) });
  return printPedidoInThread(toPaper(whole, { ...deps, shop: await shopOnPaper(deps.db, deps) }));
}

const toPaper = (
  whole: WholePedido,
  { shop, storefrontUrl }: { shop: PedidoPaper['comercio']; storefrontUrl: string },
): PedidoPaper => ({
  ...toContent(withEntrega(whole)),
  numero: whole.pedido.numero,
  fecha: whole.pedido.fecha_pedido,
  estado: whole.pedido.estado_pedido,
  impreso: new Date(),
  pedidoPor: whole.persona && `${whole.persona.nombre} ${whole.persona.apellido}`,
  url: `${storefrontUrl}/mis-pedidos/${whole.pedido.pedido_id}`,
  comercio: shop,
  cliente: toCliente(whole),
});

/** Returns the order with line names that tell how the delivery differs. */
const withEntrega = (whole: WholePedido): WholePedido => ({
  ...whole,
  detalles: whole.detalles.map((row) => ({
    ...row,
    detalle: { ...row.detalle, producto_nombre: nameOf(row.detalle, whole) },
  })),
});

/** Returns the product's name, with the ordered quantity and the reason when the delivery differs. */
function nameOf(detalle: WholePedido['detalles'][number]['detalle'], { detalles }: WholePedido): string {
  const nombreOf = (id: string) =>
    detalles.find((row) => row.detalle.producto_id === id)?.detalle.producto_nombre;
  const entrega = entregaText(detalle, nombreOf);
  return entrega ? `${detalle.producto_nombre} (${entrega})` : detalle.producto_nombre;
}
