import { entregaText } from 'api-client/contract/entrega-text';
import { type Author, record } from '../../bitacora/record.ts';
import { shopOnPaper } from '../ajustes/shop-on-paper.ts';
import { asObjeto } from '../pedidos/pedido-mapper.ts';
import type { WholePedido } from '../pedidos/pedidos-repository.ts';
import { getPedidoOf } from '../pedidos/pedidos-service.ts';
import type { PedidoPaper } from './pedido-pdf.ts';
import { printPedidoApart, refuseFull } from './print-apart.ts';
import { toCliente, toLinea } from './remito-mapper.ts';
import type { PrintDeps } from './remitos-service.ts';

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
  await refuseFull();
  await record(deps.db, author, { accion: 'pedido.pdf', objeto: asObjeto(whole.pedido) });
  return printPedidoApart(toPaper(whole, { ...deps, shop: await shopOnPaper(deps.db, deps) }));
}

const toPaper = (
  whole: WholePedido,
  { shop, storefrontUrl }: { shop: PedidoPaper['comercio']; storefrontUrl: string },
): PedidoPaper => ({
  numero: whole.pedido.numero,
  fecha: whole.pedido.fecha_pedido,
  estado: whole.pedido.estado_pedido,
  impreso: new Date(),
  pedidoPor: whole.persona && `${whole.persona.nombre} ${whole.persona.apellido}`,
  url: `${storefrontUrl}/mis-pedidos/${whole.pedido.pedido_id}`,
  comercio: shop,
  cliente: toCliente(whole),
  detalles: whole.detalles.map((row) => ({ ...toLinea(row), nombre: nameOf(row.detalle, whole) })),
  nota: whole.pedido.nota,
  total: whole.pedido.total_precio,
});

/** Returns the product's name, with the ordered quantity and the reason when the delivery differs. */
function nameOf(detalle: WholePedido['detalles'][number]['detalle'], { detalles }: WholePedido): string {
  const nombreOf = (id: string) =>
    detalles.find((row) => row.detalle.producto_id === id)?.detalle.producto_nombre;
  const entrega = entregaText(detalle, nombreOf);
  return entrega ? `${detalle.producto_nombre} (${entrega})` : detalle.producto_nombre;
}
