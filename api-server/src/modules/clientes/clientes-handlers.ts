import type { ClientesId } from 'api-client/contract/clientes-staff';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toHabitual } from './cliente-mapper.ts';
import { habitualesOf } from './clientes-service.ts';

export function clientesHandlers({ db }: ModuleDeps): Pick<Handlers, ClientesId> {
  return {
    'usuarios.productosHabituales': async ({ params, actor }) =>
      (await habitualesOf(db, params.id)).map((one) => toHabitual(one, actor)),
  };
}
