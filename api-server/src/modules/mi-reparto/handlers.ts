import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { getMiReparto } from './service.ts';

export const miRepartoHandlers = ({ db }: ModuleDeps): HandlersOf<'miReparto'> => ({
  'miReparto.get': ({ query, actor }) =>
    getMiReparto(db, {
      comercioId: actor.comercioId,
      pedidoId: query.pedido_id,
      domicilioId: query.domicilio_id,
    }),
});
