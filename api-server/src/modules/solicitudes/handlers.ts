import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toUsuario } from '../usuarios/mapper.ts';
import { toSolicitud } from './mapper.ts';
import { approveSolicitud, askForDatos, listSolicitudes } from './service.ts';

export function solicitudesHandlers(deps: ModuleDeps): HandlersOf<'solicitudes'> {
  return {
    'solicitudes.list': async ({ query }) => {
      const { rows, total } = await listSolicitudes(deps.db, query);
      return { solicitudes: rows.map(toSolicitud), total };
    },
    'solicitudes.aprobar': async ({ params, body, ...input }) =>
      toUsuario(await approveSolicitud(deps, { usuarioId: params.id, ...input }, body.mensaje)),
    'solicitudes.pedirDatos': async ({ params, body, ...input }) => {
      await askForDatos(deps, { usuarioId: params.id, ...input }, body.mensaje);
      return { mensaje: 'Le pedimos más datos por correo.' };
    },
  };
}
