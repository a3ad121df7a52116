/** The demo shop's orders to pack, for stories. */
import type { PedidoPorEmpacar } from 'api-client/backoffice';
import { id } from './data.ts';
import { demoPedidos, demoSelf, linesOf, minutesAgo } from './demo-data.ts';

const ESTANTES = ['Frutos secos', 'Semillas', 'Harinas y cereales'];

const placeOf = (producto_id: string) => {
  const orden = Number(producto_id.at(-1)) % 4;
  const nombre = ESTANTES[orden];
  return nombre === undefined ? null : { orden, nombre };
};

/** Returns the orders with these numbers, as approved. */
export const demoEmpaques = (...numeros: number[]): PedidoPorEmpacar[] =>
  demoPedidos
    .filter(({ numero }) => numeros.includes(numero))
    .map((pedido) => {
      const { pedido_id, numero, fecha_pedido, usuario } = pedido;
      const lineas = linesOf(pedido).map(({ producto: { producto_id, nombre, codigo }, cantidad }) => ({
        producto_id,
        nombre,
        ...(codigo && { codigo }),
        cantidad,
        estante: placeOf(producto_id),
      }));
      return { pedido_id, numero, fecha_pedido, usuario, estado_pedido: 'aprobado', lineas, empaque: null };
    });

/** Returns the order as packed. */
export const packedEmpaque = (pedido: PedidoPorEmpacar): PedidoPorEmpacar => ({
  ...pedido,
  empaque: {
    empaque_id: id(77),
    fecha: minutesAgo(12),
    usuario: demoSelf,
    bultos: 3,
    lineas: pedido.lineas.map(({ producto_id, cantidad }) => ({ producto_id, cantidad })),
  },
});
