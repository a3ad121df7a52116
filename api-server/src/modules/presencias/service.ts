import type { Db } from '../../db/database.ts';
import { publish } from '../../realtime/bus.ts';
import { getPedido } from '../pedidos/service/estado.ts';
import { deleteLapsed, deletePresencia, upsertPresencia } from './repository.ts';

interface Place {
  pedidoId: string;
  usuarioId: string;
}

/**
 * Records for a limited time that a person edits this order, and notifies all staff of a change. Throws NO_ENCONTRADO.
 */
export async function startEditing(db: Db, place: Place): Promise<void> {
  await getPedido(db, place.pedidoId);
  await db.transaction(async (tx) => {
    await deleteLapsed(tx, place.usuarioId);
    if (await upsertPresencia(tx, place)) await tell(tx, place);
  });
}

/** Records that the person stopped editing. */
export async function stopEditing(db: Db, place: Place): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deletePresencia(tx, place)) await tell(tx, place);
  });
}

const tell = (tx: Parameters<typeof publish>[0], { pedidoId }: Place) =>
  publish(tx, { type: 'event', event: 'presenciasCambiadas', payload: { pedido_id: pedidoId } });
