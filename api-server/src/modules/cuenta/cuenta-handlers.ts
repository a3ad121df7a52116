import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import type { PersonalDataId } from '../personal-data/personal-data-handlers.ts';
import { getUsuario } from '../usuarios/usuarios-service.ts';
import { confirmEmail } from './confirm-email.ts';
import { requestConfirmLink } from './confirm-link.ts';
import { toCorreo } from './correo-mapper.ts';
import { cambioOf } from './request-cambio.ts';

export function cuentaHandlers(deps: ModuleDeps): Omit<HandlersOf<'cuenta'>, PersonalDataId> {
  const { db } = deps;
  return {
    'cuenta.correo': async ({ actor }) => {
      const usuario = await getUsuario(db, actor, actor.usuarioId);
      return toCorreo(usuario, await cambioOf(db, usuario));
    },
    'cuenta.enviarEnlace': async ({ actor, author }) => {
      await requestConfirmLink(deps, actor.usuarioId, author);
      return { mensaje: 'Te enviamos un enlace nuevo.' };
    },
    'cuenta.confirmarCorreo': async ({ body, author }) => {
      const isNew = await confirmEmail(db, body.codigo, author);
      return { mensaje: isNew ? 'Tu correo quedó confirmado' : 'Tu correo ya estaba confirmado' };
    },
  };
}
