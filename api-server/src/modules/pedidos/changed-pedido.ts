import { toPesos } from 'api-client/contract/money';
import { changedLines } from './historial-mapper.ts';
import { keptLineas } from './kept-linea.ts';
import type { WholePedido } from './pedidos-repository.ts';

/** Returns the changed lines and the total, in pesos, for the audit log. */
export function changedPedido(before: WholePedido, after: WholePedido) {
  const lines = changedLines(keptLineas(before), keptLineas(after));
  const side = (which: 'antes' | 'despues', { pedido }: WholePedido) => ({
    total_precio: toPesos(pedido.total_precio),
    lineas: lines.flatMap(({ nombre, [which]: linea }) => (linea ? { nombre, ...linea } : [])),
  });
  return { antes: side('antes', before), despues: side('despues', after) };
}
