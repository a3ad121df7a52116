import type { MiPedidoCambio } from 'api-client/storefront';
import { ESTADO_TEXTS, entregaText } from 'api-client/storefront-entrega';
import { formatMoney } from 'ui-kit/money';

type Linea = MiPedidoCambio['lineas'][number];

/** Returns the title of a history entry, such as 'Pedido solicitado' or 'Aprobado'. */
export function cambioText({ tipo, estado_despues, falta, por_cliente, motivo }: MiPedidoCambio): string {
  switch (tipo) {
    case 'creado':
      return 'Pedido solicitado';
    case 'estado':
      if (por_cliente) return motivo ? `Lo cancelaste: «${motivo}»` : 'Lo cancelaste';
      return estado_despues ? ESTADO_TEXTS[estado_despues] : 'Otro estado';
    case 'edicion':
      return 'La distribuidora modificó el pedido';
    case 'entrega':
      return 'Cambió lo que te llega';
    case 'recepcion':
      return falta ? `Lo recibiste y avisaste: «${falta}»` : 'Confirmaste que llegó todo';
  }
}

/** Returns the change of a line, such as 'Almendra: 10 → 7 (pediste 10: falta stock)'. */
export function lineText(linea: Linea, lineas: readonly Linea[]): string {
  const { nombre, antes, despues } = linea;
  if (!despues) return `${nombre}: ya no va`;
  const nombreOf = (id: string) => lineas.find(({ producto_id }) => producto_id === id)?.nombre;
  const entrega = entregaText(despues, nombreOf);
  const why = entrega ? ` (${entrega})` : '';
  if (!antes) return `${nombre}: se agregó, ${despues.cantidad}${why}`;
  if (antes.cantidad !== despues.cantidad) return `${nombre}: ${antes.cantidad} → ${despues.cantidad}${why}`;
  if (antes.total_precio === despues.total_precio) return `${nombre}${why}`;
  return `${nombre}: ${formatMoney(antes.total_precio)} → ${formatMoney(despues.total_precio)}${why}`;
}
