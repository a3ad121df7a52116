import { LIMITS } from 'api-client/contract';
import { asc, inArray, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';
import type { UsuarioRow } from '../usuarios/repository/usuarios.ts';

// Must be the same text as the index's condition.
const WAITS = sql`NOT ${usuarios.esta_activo} AND NOT ${usuarios.dado_de_alta} AND ${usuarios.datos_borrados_en} IS NULL`;

/** Returns a page of pending registrations, oldest first. */
export async function findSolicitudes(q: Queryable, { limit, offset }: Page) {
  const oldest = [asc(usuarios.creado_en), asc(usuarios.usuario_id)];
  const [rows, { total }] = await Promise.all([
    q
      .select()
      .from(usuarios)
      .where(WAITS)
      .orderBy(...oldest)
      .limit(limit)
      .offset(offset),
    one(
      q
        .select({ total: sql<number>`count(*)`.mapWith(Number) })
        .from(usuarios)
        .where(WAITS),
    ),
  ]);
  return { rows, total };
}

/** SQL expressions that compare accounts; each must be the same as in its index. */
const KEYS = {
  documento: (row: string) => `((${row}dni / 10) % 100000000)`,
  telefono: (row: string) => `telefono_comparado(${row}telefono)`,
  domicilio: (row: string) => `domicilio_comparado(${row}dom_fiscal)`,
  correo: (row: string) => `correo_comparado(${row}email)`,
} as const;

export type Por = keyof typeof KEYS;

/**
 * Subqueries for similar accounts, without persons, who share their owner's data. Only a few per kind: a value that
 * half of the shop has, like the telephone '0', means nothing.
 */
const matchQueries = Object.entries(KEYS).map(([por, key]) =>
  sql.raw(`(SELECT o.usuario_id, '${por}' AS por FROM usuarios o
    WHERE ${key('o.')} = ${key('s.')} AND o.usuario_id <> s.usuario_id AND o.datos_borrados_en IS NULL
      ${por === 'correo' ? '' : 'AND o.titular_id IS NULL'}
    LIMIT ${LIMITS.coincidencias})`),
);

export interface Coincidencia {
  usuario: UsuarioRow;
  por: Por[];
}

/** Returns for each account the accounts that share something with it, those with most in common first. */
export async function findCoincidencias(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, Coincidencia[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await q.execute<{ solicitud_id: string; usuario_id: string; por: Por[] }>(sql`
    SELECT s.usuario_id AS solicitud_id, c.usuario_id, c.por
    FROM usuarios s CROSS JOIN LATERAL (
      SELECT usuario_id, array_agg(por ORDER BY por) AS por
      FROM (${sql.join(matchQueries, sql` UNION ALL `)}) a
      GROUP BY usuario_id ORDER BY count(*) DESC, usuario_id LIMIT ${LIMITS.coincidencias}
    ) c
    WHERE s.usuario_id IN (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
  const others = rows.map(({ usuario_id }) => usuario_id);
  const known = new Map(
    others.length === 0
      ? []
      : (await q.select().from(usuarios).where(inArray(usuarios.usuario_id, others))).map((usuario) => [
          usuario.usuario_id,
          usuario,
        ]),
  );
  const found = new Map<string, Coincidencia[]>();
  for (const { solicitud_id, usuario_id, por } of rows) {
    const usuario = known.get(usuario_id);
    if (usuario) found.set(solicitud_id, [...(found.get(solicitud_id) ?? []), { usuario, por }]);
  }
  return found;
}
