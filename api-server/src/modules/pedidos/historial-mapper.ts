import type { OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { KeptLinea } from '../../db/schema/pedidos.ts';
import { entregaOf } from './entrega-mapper.ts';
import type { CambioRow } from './historial-repository.ts';

type Cambio = z.input<OperationOf<'pedidos.historial'>['answers'][200]>[number];
type Linea = Cambio['lineas'][number];

export const toCambio = ({ cambio: { cambio_id, fecha, tipo, datos }, usuario }: CambioRow): Cambio => ({
  cambio_id,
  fecha: fecha.toISOString(),
  tipo,
  usuario,
  estado_antes: tipo === 'estado' ? (datos.antes as Cambio['estado_antes']) : null,
  estado_despues: isOfLines(tipo) ? null : (datos.despues as Cambio['estado_despues']),
  lineas: isOfLines(tipo) ? changedLines(datos.antes as KeptLinea[], datos.despues as KeptLinea[]) : [],
});

const isOfLines = (tipo: Cambio['tipo']): boolean => tipo === 'edicion' || tipo === 'entrega';

/** The lines that an edit changed, added or took away, as they were and as they became. */
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
