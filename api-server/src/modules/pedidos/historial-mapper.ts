import type { OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { KeptLinea } from '../../db/schema/kept.ts';
import { entregaOf } from './entrega-mapper.ts';
import type { CambioRow } from './historial-repository.ts';

type Cambio = z.input<OperationOf<'pedidos.historial'>['answers'][200]>[number];
type OwnCambio = z.input<OperationOf<'misPedidos.historial'>['answers'][200]>[number];
type Linea = Cambio['lineas'][number];

export const toCambio = ({ cambio, usuario }: CambioRow): Cambio => ({ ...toOwnCambio({ cambio }), usuario });

/** For the customer: hides which employee made the change. */
export const toOwnCambio = ({
  cambio: { cambio_id, fecha, tipo, datos },
}: Pick<CambioRow, 'cambio'>): OwnCambio => ({
  cambio_id,
  fecha: fecha.toISOString(),
  tipo,
  estado_antes: tipo === 'estado' ? (datos.antes as OwnCambio['estado_antes']) : null,
  estado_despues:
    tipo === 'estado' || tipo === 'creado' ? (datos.despues as OwnCambio['estado_despues']) : null,
  lineas: isOfLines(tipo) ? changedLines(datos.antes as KeptLinea[], datos.despues as KeptLinea[]) : [],
  ...(datos.cancelacion && { por_cliente: true, motivo: datos.cancelacion.motivo }),
  ...(datos.reclamo && { reclamo: datos.reclamo }),
  falta: tipo === 'recepcion' ? (datos.despues as string | null) : null,
});

const isOfLines = (tipo: Cambio['tipo']): boolean => tipo === 'edicion' || tipo === 'entrega';

/** The undo button stays for five seconds; a slow connection takes longer. */
const UNDONE_WITHIN = 10_000;

/** Removes changes that were undone at once: the customer was not notified of them. Expects the oldest change first. */
export function withoutUndone(rows: readonly CambioRow[]): CambioRow[] {
  const kept: CambioRow[] = [];
  for (const row of rows) {
    const last = kept.at(-1);
    if (last && takesBack(row.cambio, last.cambio)) kept.pop();
    else kept.push(row);
  }
  return kept;
}

const takesBack = (later: CambioRow['cambio'], before: CambioRow['cambio']): boolean =>
  (later.tipo === 'estado' || later.tipo === 'entrega') &&
  later.tipo === before.tipo &&
  !before.datos.cancelacion &&
  later.fecha.getTime() - before.fecha.getTime() <= UNDONE_WITHIN &&
  JSON.stringify(later.datos.despues) === JSON.stringify(before.datos.antes);

/** Returns the lines that an edit changed, added or removed, before and after. */
export function changedLines(antes: KeptLinea[], despues: KeptLinea[]): Linea[] {
  const before = new Map(antes.map((linea) => [linea.producto_id, linea]));
  const after = new Map(despues.map((linea) => [linea.producto_id, linea]));
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((producto_id) => {
    const [was, is] = [before.get(producto_id), after.get(producto_id)];
    const [shown, now] = [toLinea(was), toLinea(is)];
    if (JSON.stringify(shown) === JSON.stringify(now)) return [];
    return { producto_id, nombre: (is ?? was)?.producto_nombre ?? '', antes: shown, despues: now };
  });
}

const toLinea = (linea: KeptLinea | undefined): Linea['antes'] =>
  linea
    ? {
        cantidad: linea.cantidad,
        precio_unitario: toPesos(linea.precio_unitario),
        descuento: linea.descuento,
        total_precio: toPesos(linea.total_precio),
        ...entregaOf(linea),
      }
    : null;
