import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findPedido, type PedidoRow } from './pedidos-repository.ts';
import { changeEstado, type EstadoChange } from './pedidos-service.ts';

type Operation = OperationOf<'pedidos.cambiarEstados'>;
type Refusal = NonNullable<z.input<Operation['answers'][200]>['resultados'][number]['code']>;

export interface Resultado {
  pedidoId: string;
  /** The current order, changed or not. */
  pedido: PedidoRow | undefined;
  refused: { code: Refusal; message: string } | undefined;
}

type Asked = Pick<EstadoChange, 'actor' | 'author'> & {
  cambios: z.output<Operation['body']['schema']>['cambios'];
};

/**
 * Changes each order in its own transaction, one after the other. A refused order does not stop the others,
 * and no lock outlives one change. After a crash a retry is safe: the versions tell which orders were
 * changed. Each change has its audit log entry and its mail.
 */
export async function changeEstados(
  deps: ModuleDeps,
  { actor, author, cambios }: Asked,
): Promise<Resultado[]> {
  const resultados: Resultado[] = [];
  for (const { pedido_id: pedidoId, estado_pedido: estado, version } of cambios) {
    try {
      const pedido = await changeEstado(deps, { actor, author, pedidoId, estado, version });
      resultados.push({ pedidoId, pedido, refused: undefined });
    } catch (error) {
      const refused = refusalOf(error);
      resultados.push({ pedidoId, pedido: await findPedido(deps.db, pedidoId), refused });
    }
  }
  return resultados;
}

function refusalOf(error: unknown): Resultado['refused'] {
  if (!(error instanceof Problem)) throw error;
  const { code, message } = error;
  if (code !== 'NO_ENCONTRADO' && code !== 'VERSION_DESACTUALIZADA') throw error;
  return { code, message };
}
