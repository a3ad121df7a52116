import type { PedidoConDetalles } from 'api-client/storefront';
import { ESTADO_TEXTS, entregaText } from 'api-client/storefront-entrega';
import { shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { productsText } from '../../shared/cart/count-text.ts';

/** Maximum number of lines: browsers limit the length of an address to some thousand characters. */
const MOST = 60;

/** Returns an order as a WhatsApp message, with asterisks for bold: lines, deviations of the delivery, total, address. */
export function orderText(pedido: PedidoConDetalles, address: string): string {
  const { numero, fecha_pedido, estado_pedido, total_precio, detalles, nota } = pedido;
  const nombreOf = (id: string) =>
    detalles.find(({ producto }) => producto.producto_id === id)?.producto.nombre;
  const more = detalles.length - MOST;
  return [
    `*Pedido n.º ${numero}* · ${shortDate(fecha_pedido)} · ${ESTADO_TEXTS[estado_pedido]}`,
    ...(nota ? [`Nota: ${nota}`] : []),
    '',
    ...detalles.slice(0, MOST).map((detalle) => {
      const entrega = entregaText(detalle, nombreOf);
      const line = `${detalle.cantidad} × ${detalle.producto.nombre}: ${formatMoney(detalle.total_precio)}`;
      return [line, entrega && ` (${entrega})`, detalle.nota && `. Nota: ${detalle.nota}`]
        .filter(Boolean)
        .join('');
    }),
    ...(more > 0 ? [`… y ${productsText(more)} más`] : []),
    '',
    `*Total: ${formatMoney(total_precio)}*`,
    address,
  ].join('\n');
}
