import type { pedidoPorEmpacar } from 'api-client/contract/empaques-staff';
import type { z } from 'zod';
import { toPedido } from '../pedidos/mapper.ts';
import type { PanelRow } from '../pedidos/repository/list.ts';
import type { ToPack } from './service.ts';

export type PedidoPorEmpacar = z.input<typeof pedidoPorEmpacar>;
type Linea = PedidoPorEmpacar['lineas'][number];

const byName = new Intl.Collator('es', { numeric: true });

/** Sorts lines along the shelves; products without a shelf come last. */
const alongShelves = (a: Linea, b: Linea): number => {
  const [one, other] = [a.estante?.orden ?? Infinity, b.estante?.orden ?? Infinity];
  return one === other ? byName.compare(a.nombre, b.nombre) : one - other;
};

export function toPedidoPorEmpacar({ pedido: whole, detalles, places, empaque }: ToPack): PedidoPorEmpacar {
  const { pedido_id, numero, estado_pedido, fecha_pedido, usuario, nota, entrega } = toPedido(whole);
  const { telefono, dom_fiscal } = whole.usuario;
  return {
    pedido_id,
    numero,
    estado_pedido,
    fecha_pedido,
    usuario: { ...usuario, telefono, dom_fiscal },
    nota,
    entrega,
    lineas: detalles
      .map(({ producto_id, producto_nombre: nombre, codigoActual: codigo, cantidad, nota, ...linea }) => ({
        producto_id,
        nombre,
        ...(codigo && { codigo }),
        cantidad,
        ...(linea.porKilo && { por_kilo: true }),
        ...(linea.sePesa && { se_pesa: true }),
        nota,
        estante: places.get(producto_id) ?? null,
      }))
      .sort(alongShelves),
    empaque: empaque ? toEmpaque(empaque) : null,
  };
}

/** Maps an order to pack, without prices. */
export function toPorEmpacar(row: PanelRow) {
  const { pedido_id, numero, fecha_pedido, nota, usuario } = toPedido(row);
  return { pedido_id, numero, fecha_pedido, nota, usuario };
}

const toEmpaque = ({ empaque, usuario }: NonNullable<ToPack['empaque']>) => ({
  empaque_id: empaque.empaque_id,
  fecha: empaque.fecha.toISOString(),
  usuario,
  bultos: empaque.bultos,
  lineas: empaque.lineas,
});
