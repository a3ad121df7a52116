import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { listPresencias } from './repository.ts';
import { startEditing, stopEditing } from './service.ts';

export const presenciasHandlers = ({ db }: ModuleDeps): HandlersOf<'presencias'> => ({
  'presencias.list': () => listPresencias(db),
  'presencias.enter': async ({ params, actor }) => {
    await startEditing(db, { pedidoId: params.pedido_id, usuarioId: actor.usuarioId });
    return { mensaje: 'Estás editando este pedido' };
  },
  'presencias.leave': async ({ params, actor }) => {
    await stopEditing(db, { pedidoId: params.pedido_id, usuarioId: actor.usuarioId });
    return { mensaje: 'Ya no editas este pedido' };
  },
});
