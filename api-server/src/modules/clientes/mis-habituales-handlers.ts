import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toMiInicio, toMisHabituales } from './cliente-mapper.ts';
import { misHabitualesOf } from './clientes-service.ts';
import { miInicioOf } from './inicio-service.ts';

export const misHabitualesHandlers = ({ db }: ModuleDeps): HandlersOf<'misHabituales' | 'miInicio'> => ({
  'misHabituales.list': async ({ actor }) =>
    toMisHabituales(await misHabitualesOf(db, actor.comercioId), actor.prices),
  'miInicio.get': async ({ actor }) => toMiInicio(await miInicioOf(db, actor.comercioId), actor.prices),
});
