import type { ClientesId } from 'api-client/contract/clientes-staff';
import type { Handlers, HandlersOf } from '../../http/register-operations.ts';
import { toNota } from '../../shared/nota.ts';
import type { ModuleDeps } from '../deps.ts';
import { toHabitual, toMiInicio, toMisHabituales, toResumen } from './mapper.ts';
import {
  annotate,
  getHabituales,
  getMisHabituales,
  getNotas,
  getResumen,
  removeNota,
} from './service/clientes.ts';
import { getMiInicio } from './service/inicio.ts';

export function clientesHandlers({ db }: ModuleDeps): Pick<Handlers, ClientesId> {
  return {
    'usuarios.resumen': async ({ params }) => toResumen(await getResumen(db, params.id)),
    'usuarios.productosHabituales': async ({ params, actor }) =>
      (await getHabituales(db, params.id)).map((one) => toHabitual(one, actor)),
    'usuarios.notas': async ({ params }) => (await getNotas(db, params.id)).map(toNota),
    'usuarios.anotar': async ({ params, body, actor, author }) =>
      toNota(await annotate(db, { usuarioId: params.id, actor, author, texto: body.texto })),
    'usuarios.borrarNota': async ({ params, actor, author }) => {
      await removeNota(db, { usuarioId: params.id, actor, author, notaId: params.nota_id });
      return { mensaje: 'La nota fue borrada.' };
    },
  };
}

export const misHabitualesHandlers = ({ db }: ModuleDeps): HandlersOf<'misHabituales' | 'miInicio'> => ({
  'misHabituales.list': async ({ actor }) =>
    toMisHabituales(await getMisHabituales(db, actor.comercioId), actor.prices),
  'miInicio.get': async ({ actor }) => toMiInicio(await getMiInicio(db, actor.comercioId), actor.prices),
});
