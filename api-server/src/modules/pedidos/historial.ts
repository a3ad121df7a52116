import type { OperationOf } from 'api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { pedidos, pedidosCambios } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { Problem } from '../../http/problem.ts';
import { toImporte } from '../importe.ts';
import type { LineaRecordada } from './editar-pedido.ts';

type Cambio = z.input<OperationOf<'pedidos.historial'>['answers'][200]>[number];
type Linea = Cambio['lineas'][number];

/** What happened to an order, oldest first: NO_ENCONTRADO. */
export async function historialDe(db: Db, pedidoId: string): Promise<Cambio[]> {
  const rows = await db
    .select({
      cambio: pedidosCambios,
      usuario: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
    })
    .from(pedidosCambios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidosCambios.usuario_id))
    .where(eq(pedidosCambios.pedido_id, pedidoId))
    .orderBy(asc(pedidosCambios.fecha), asc(pedidosCambios.cambio_id));
  if (rows.length === 0 && (await db.$count(pedidos, eq(pedidos.pedido_id, pedidoId))) === 0) {
    throw new Problem('NO_ENCONTRADO');
  }
  return rows.map(({ cambio: { cambio_id, fecha, tipo, datos }, usuario }) => ({
    cambio_id,
    fecha: fecha.toISOString(),
    tipo,
    usuario,
    estado_antes: tipo === 'estado' ? (datos.antes as Cambio['estado_antes']) : null,
    estado_despues: tipo === 'edicion' ? null : (datos.despues as Cambio['estado_despues']),
    lineas:
      tipo === 'edicion'
        ? changedLines(datos.antes as LineaRecordada[], datos.despues as LineaRecordada[])
        : [],
  }));
}

/** The lines that an edit changed, added or took away, as they were and as they became. */
function changedLines(antes: LineaRecordada[], despues: LineaRecordada[]): Linea[] {
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

const toLinea = (linea: LineaRecordada | undefined): Linea['antes'] =>
  linea
    ? {
        cantidad: linea.cantidad,
        precio_unitario: toImporte(linea.precio_unitario),
        descuento: linea.descuento,
        total_precio: toImporte(linea.total_precio),
      }
    : null;
