import type { persona } from 'api-client/contract/mis-personas';
import type { z } from 'zod';
import type { UsuarioRow } from '../usuarios/repository/usuarios.ts';

type Persona = z.output<typeof persona>;

function estadoOf({ esta_activo, sin_acceso, correo_confirmado_en }: UsuarioRow): Persona['estado'] {
  if (!esta_activo) return sin_acceso ? 'sin_acceso' : 'desactivada';
  // The link to choose a password confirms the e-mail, so an unconfirmed person is still invited.
  return correo_confirmado_en === null ? 'invitada' : 'activa';
}

const toPersona = (row: UsuarioRow): Persona => ({
  usuario_id: row.usuario_id,
  nombre: row.nombre,
  apellido: row.apellido,
  email: row.email,
  estado: estadoOf(row),
});

export const toMisPersonas = (rows: UsuarioRow[]) => ({ personas: rows.map(toPersona) });
