import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { avisosOf, cancelStockNotice, requestStockNotice, saveAvisos, switchByCodigo } from './service.ts';

const END_TEXTS = {
  stock: 'No te avisaremos más cuando vuelva un producto',
  precios: 'No te avisaremos más de cambios de precio',
};
const BACK = {
  stock: 'Te avisaremos cuando vuelva lo que esperas',
  precios: 'Te avisaremos de cambios de precio',
};

export const avisosHandlers = ({ db }: ModuleDeps): HandlersOf<'misAvisos' | 'avisos'> => ({
  'misAvisos.get': ({ actor }) => avisosOf(db, actor.usuarioId),
  'misAvisos.update': ({ actor, body }) => saveAvisos(db, actor.usuarioId, body),
  'misAvisos.pedir': ({ actor, params }) => requestStockNotice(db, actor.usuarioId, params.producto_id),
  'misAvisos.dejar': ({ actor, params }) => cancelStockNotice(db, actor.usuarioId, params.producto_id),
  'avisos.baja': async ({ query }) => {
    await switchByCodigo(db, query, false);
    return { mensaje: END_TEXTS[query.tipo] };
  },
  'avisos.vuelta': async ({ query }) => {
    await switchByCodigo(db, query, true);
    return { mensaje: BACK[query.tipo] };
  },
});
