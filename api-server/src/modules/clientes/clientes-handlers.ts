import type { ClientesId } from 'api-client/contract/clientes-staff';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toNota } from '../pedidos/nota-mapper.ts';
import { toHabitual, toResumen } from './cliente-mapper.ts';
import { habitualesOf, resumenOf } from './clientes-service.ts';
import { annotate, notasOf, removeNota } from './notas-service.ts';

export function clientesHandlers({ db }: ModuleDeps): Pick<Handlers, ClientesId> {
  return {
    'usuarios.resumen': async ({ params }) => toResumen(await resumenOf(db, params.id)),
    'usuarios.productosHabituales': async ({ params, actor }) =>
      (await habitualesOf(db, params.id)).map((one) => toHabitual(one, actor)),
    'usuarios.notas': async ({ params }) => (await notasOf(db, params.id)).map(toNota),
    'usuarios.anotar': async ({ params, body, actor, author }) =>
      toNota(await annotate(db, { usuarioId: params.id, actor, author, texto: body.texto })),
    'usuarios.borrarNota': async ({ params, actor, author }) => {
      await removeNota(db, { usuarioId: params.id, actor, author, notaId: params.nota_id });
      return { mensaje: 'La nota fue borrada.' };
    },
  };
}
