import type { WholePedido } from '../pedidos/pedidos-repository.ts';
import type { Remito } from './remito.ts';
import type { RemitoRow } from './remitos-repository.ts';

/** 'Local centro: Mitre 12, Junín (de 8 a 12)'; nothing where an order goes to its account's address. */
const entregaText = (entrega: WholePedido['pedido']['entrega']): string | null =>
  entrega && `${entrega.nombre}: ${entrega.domicilio}${entrega.horario && ` (${entrega.horario})`}`;

/** What the delivery note of an order says. */
export const toRemito = (
  { pedido, usuario, detalles }: WholePedido,
  { numero, fecha }: RemitoRow,
  { shop, storefrontUrl }: { shop: Remito['comercio']; storefrontUrl: string },
): Remito => ({
  numero,
  fecha,
  pedido: { numero: pedido.numero, fecha: pedido.fecha_pedido },
  url: `${storefrontUrl}/mis-pedidos/${pedido.pedido_id}`,
  comercio: shop,
  cliente: { ...usuario, dni: String(usuario.dni), entrega: entregaText(pedido.entrega) },
  // What is delivered: nothing of what is missing.
  detalles: detalles
    .filter(({ detalle }) => detalle.cantidad > 0)
    .map(({ detalle, codigoActual }) => ({
      ...detalle,
      nombre: detalle.producto_nombre,
      codigo: codigoActual,
    })),
  nota: pedido.nota,
  total: pedido.total_precio,
  bultos: pedido.bultos,
});
