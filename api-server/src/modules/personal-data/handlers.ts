import type { Accion } from 'api-client/contract';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { erase, requestErasure } from './service/erase.ts';
import { exportData } from './service/export.ts';

/** Calls by which a user manages their own data. */
export type PersonalDataId = 'cuenta.exportarDatos' | 'cuenta.pedirBorrado' | 'cuenta.retirarBorrado';

const NOTED: readonly Accion[] = ['usuario.nota', 'usuario.nota_borrada'];

const fileOf = (name: string, data: object) => ({
  name,
  data: Buffer.from(JSON.stringify(data, undefined, 2)),
});

export function personalDataHandlers({
  db,
}: ModuleDeps): Pick<Handlers, `usuarios.${'exportar' | 'borrar'}Datos` | PersonalDataId> {
  return {
    'usuarios.exportarDatos': async ({ params, author }) =>
      fileOf(`datos_${params.id}.json`, await exportData(db, params.id, author)),
    'cuenta.exportarDatos': async ({ actor, author }) => {
      // Leave out staff notes, which are internal.
      const { notas: _, bitacora, ...own } = await exportData(db, actor.usuarioId, author);
      const told = bitacora.filter(({ accion }) => !NOTED.includes(accion));
      return fileOf('mis-datos.json', { ...own, bitacora: told });
    },
    'cuenta.pedirBorrado': async ({ actor: { usuarioId }, author }) => {
      await requestErasure(db, { usuarioId, wanted: true, author });
      return { mensaje: 'Recibimos tu pedido: te avisaremos cuando tus datos estén borrados.' };
    },
    'cuenta.retirarBorrado': async ({ actor: { usuarioId }, author }) => {
      await requestErasure(db, { usuarioId, wanted: false, author });
      return { mensaje: 'Listo: tu cuenta sigue como está.' };
    },
    'usuarios.borrarDatos': async ({ params, body, author }) => {
      await erase(db, { usuarioId: params.id, email: body.email, author });
      return { mensaje: 'Los datos fueron borrados.' };
    },
  };
}
