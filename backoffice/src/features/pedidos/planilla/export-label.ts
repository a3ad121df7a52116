import { LIMITS } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';

/** Returns the button's label with the number of exported orders: 'Exportar 312 pedidos'. */
export function exportLabel(count: number): string {
  if (count === 1) return 'Exportar 1 pedido';
  return `Exportar ${wholeText(Math.min(count, LIMITS.pedidosFound))} pedidos`;
}
