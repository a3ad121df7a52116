import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { miRepartoOf } from './service.ts';

export const miRepartoHandlers = ({ db }: ModuleDeps): HandlersOf<'miReparto'> => ({
  'miReparto.get': ({ query, actor }) =>
    miRepartoOf(db, {
      comercioId: actor.comercioId,
      pedidoId: query.pedido_id,
      domicilioId: query.domicilio_id,
    }),
});
