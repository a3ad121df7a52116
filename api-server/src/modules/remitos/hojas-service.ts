import { zonaOf } from 'api-client/contract/zona-of';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { formatNumero } from '../../shared/format.ts';
import { shopOnPaper } from '../ajustes/shop-on-paper.ts';
import { asObjeto } from '../pedidos/pedido-mapper.ts';
import type { WholePedido } from '../pedidos/pedidos-repository.ts';
import { nextOf } from '../zonas/next-reparto.ts';
import { findZonas } from '../zonas/zonas-repository.ts';
import type { Parada } from './hoja.ts';
import { printHojasApart, refuseFull } from './print-apart.ts';
import { bultosOf } from './remito-mapper.ts';
import { findRemitos } from './remitos-repository.ts';
import { type PrintDeps, printableOf } from './remitos-service.ts';
import { byZona } from './zona.ts';

export interface ParadaRow extends Parada, Pick<WholePedido, 'pedido'> {
  /** The remito's printed number. */
  remitoText: string | null;
}

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
  const next = await nextOf(
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
  await refuseFull();
  await db.transaction(async (tx) => {
    for (const { pedido } of zonas.flatMap(({ paradas }) => paradas)) {
      await record(tx, author, { accion: 'pedido.hoja_de_ruta', objeto: asObjeto(pedido) });
    }
  });
  const { nombre: comercio, aspecto } = await shopOnPaper(db, deps);
  const common = { fecha: new Date(), comercio, aspecto };
  return printHojasApart(
    zonas.map(({ zona, paradas, proximo }) => ({
      ...common,
      zona,
      reparto: proximo,
      paradas: paradas.map(({ pedido: _, remitoText: __, ...parada }) => parada),
    })),
  );
}
