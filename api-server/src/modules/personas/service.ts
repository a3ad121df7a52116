import { LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Tx } from '../../db/database.ts';
import type { Owner } from '../../http/actor.ts';
import { inviteOwner } from '../../mail/mail-owner.ts';
import { NO_PASSWORD } from '../../shared/passwords.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { endSessions } from '../sesiones/service.ts';
import { asObjeto } from '../usuarios/mapper.ts';
import {
  findUsuario,
  insertUsuario,
  lockOwner,
  type UsuarioRow,
  updateUsuario,
} from '../usuarios/repository/usuarios.ts';
import { REGISTRATION_LIMIT } from '../usuarios/service/accounts.ts';
import { findPersona, findPersonas } from './repository.ts';

type Invited = z.output<OperationOf<'misPersonas.invite'>['body']['schema']>;

type Actor = Pick<Owner, 'usuarioId' | 'comercioId'>;

interface Asked {
  actor: Actor;
  author: Author;
}

/** Returns the caller's id if they own the shop. Throws SOLO_TITULAR. */
function titularOf({ usuarioId, comercioId }: Actor): string {
  if (usuarioId !== comercioId) throw new Problem('SOLO_TITULAR');
  return usuarioId;
}

function refuseTooMany(personas: readonly UsuarioRow[]): void {
  const active = personas.filter(({ esta_activo }) => esta_activo).length;
  if (active >= LIMITS.personas || personas.length >= LIMITS.personasInvited) {
    throw new Problem('DEMASIADAS_PERSONAS');
  }
}

export const listPersonas = async ({ db }: Pick<ModuleDeps, 'db'>, actor: Actor): Promise<UsuarioRow[]> =>
  findPersonas(db, titularOf(actor));

/**
 * Creates an account for a person who orders for the caller's shop, and queues the mail with the password link. Throws
 * SOLO_TITULAR, DEMASIADAS_PERSONAS, DEMASIADAS_SOLICITUDES, and EMAIL_EN_USO with its field.
 */
export async function invite(
  deps: ModuleDeps,
  { actor, author, ip, ...asked }: Asked & Invited & { ip: string },
): Promise<UsuarioRow[]> {
  const titularId = titularOf(actor);
  await deps.limiter.consume(...REGISTRATION_LIMIT, ip);
  try {
    return await deps.db.transaction(async (tx) => {
      await lockOwner(tx, titularId);
      refuseTooMany(await findPersonas(tx, titularId));
      const titular = found(await findUsuario(tx, titularId));
      const persona = await insertUsuario(tx, {
        ...accountOf(titular),
        ...asked,
        password_hash: NO_PASSWORD,
      });
      await record(tx, author, { accion: 'usuario.persona', objeto: asObjeto(persona) });
      await inviteOwner(tx, deps, { email: persona.email, author });
      return findPersonas(tx, titularId);
    });
  } catch (error) {
    await deps.limiter.giveBack(...REGISTRATION_LIMIT, ip);
    if (brokenConstraint(error) === 'usuarios_email_unico') throw fieldProblem('EMAIL_EN_USO', 'email');
    throw error;
  }
}

/** Row of a new person. The shop's data are copies of the owner's, also in the database. */
const accountOf = ({
  usuario_id,
  dni,
  nombre_comercio,
  telefono,
  dom_fiscal,
  condicion_iva,
}: UsuarioRow) => ({
  ...{
    usuario_id: uuidv7(),
    titular_id: usuario_id,
    dni,
    nombre_comercio,
    telefono,
    dom_fiscal,
    condicion_iva,
  },
  ...{ dado_de_alta: true, esta_activo: true, roles: ['usuario' as const] },
});

/** Throws SOLO_TITULAR, NO_ENCONTRADO, DEMASIADAS_PERSONAS; PERSONA_DESACTIVADA if staff deactivated the person. */
export function setAcceso(
  deps: ModuleDeps,
  { actor, author, usuarioId, tieneAcceso }: Asked & { usuarioId: string; tieneAcceso: boolean },
): Promise<UsuarioRow[]> {
  const titularId = titularOf(actor);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, titularId);
    const persona = found(await findPersona(tx, titularId, usuarioId));
    if (persona.esta_activo !== tieneAcceso) {
      if (tieneAcceso) await giveBack(tx, deps, persona, author);
      else await takeAway(tx, persona, author);
    }
    return findPersonas(tx, titularId);
  });
}

/** Ends the person's sessions, sockets too, when the transaction commits. */
async function takeAway(tx: Tx, persona: UsuarioRow, author: Author): Promise<void> {
  await endSessions(tx, persona.usuario_id);
  await updateUsuario(tx, persona.usuario_id, { esta_activo: false, sin_acceso: true });
  await recordAcceso(tx, author, persona, false);
}

async function giveBack(tx: Tx, deps: ModuleDeps, persona: UsuarioRow, author: Author): Promise<void> {
  if (!persona.sin_acceso) throw new Problem('PERSONA_DESACTIVADA');
  refuseTooMany(await findPersonas(tx, persona.titular_id ?? ''));
  await updateUsuario(tx, persona.usuario_id, { esta_activo: true, sin_acceso: false });
  await recordAcceso(tx, author, persona, true);
  const { correo_confirmado_en, email } = persona;
  // Losing access invalidated the invitation link, so mail another.
  if (correo_confirmado_en === null) await inviteOwner(tx, deps, { email, author });
}

const recordAcceso = (tx: Tx, author: Author, persona: UsuarioRow, tiene_acceso: boolean): Promise<void> =>
  record(tx, author, { accion: 'usuario.acceso', objeto: asObjeto(persona), despues: { tiene_acceso } });
