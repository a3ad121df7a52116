import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { changeCantidades, getCantidades } from './service.ts';

export const cantidadesHandlers = ({ db }: ModuleDeps): HandlersOf<'cantidades'> => ({
  'cantidades.deProducto': ({ params, query }) => getCantidades(db, params.id, query.condicion_id),
  'cantidades.cambiar': ({ params, body, author }) =>
    changeCantidades(db, {
      ...{ author, productoId: params.id },
      ...{ condicionId: body.condicion_id, cantidades: body.cantidades },
    }),
});
