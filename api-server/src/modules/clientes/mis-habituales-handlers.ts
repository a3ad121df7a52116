import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toMiHabitual } from './cliente-mapper.ts';
import { misHabitualesOf } from './clientes-service.ts';

export const misHabitualesHandlers = ({ db }: ModuleDeps): HandlersOf<'misHabituales'> => ({
  'misHabituales.list': async ({ actor }) => ({
    habituales: (await misHabitualesOf(db, actor.comercioId)).map((one) => toMiHabitual(one, actor.prices)),
  }),
});
