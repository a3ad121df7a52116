import type { Accion } from 'api-client/contract';
import { count, here, named } from './deeds-fixture.ts';

/** Creates a saved view of the admin. */
async function vista() {
  const { rows } = await here.test.database.pool.query<{ id: string }>(
    `INSERT INTO vistas (vista_id, usuario_id, nombre, de_equipo, filtros)
     VALUES (gen_random_uuid(), $1, $2, true, '{}') RETURNING vista_id AS id`,
    [here.admin.usuario.usuario_id, `Vista ${count()}`],
  );
  return { id: rows[0]?.id };
}

export const VISTA_CALLS = {
  'vistas.create': ['vista.alta', named],
  'vistas.update': ['vista.edicion', async () => ({ ...(await vista()), ...(await named()) })],
  'vistas.delete': ['vista.baja', vista],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
