import { type SQLWrapper, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { bitacora } from '../../db/schema/bitacora.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { ajustes } from '../../db/schema/system.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

type Step = 'datos' | 'aspecto' | 'montos' | 'textos' | 'cobro' | 'correo' | 'catalogo' | 'personal';

const settled = (...columns: SQLWrapper[]) => sql`num_nonnulls(${sql.join(columns, sql`, `)}) > 0`;

/** Returns which setup steps are done, judged by settings, audit log, catalogue and accounts. */
export async function findPrimerosPasos(q: Queryable): Promise<Record<Step, boolean>> {
  const { nombre, telefono, email, titulo_inicio, texto_inicio, texto_nosotros, cbu, color, imagen_id } =
    ajustes;
  const changed = sql`EXISTS (SELECT FROM ${bitacora} WHERE ${bitacora.accion} = 'ajustes.edicion'
    AND ${bitacora.despues} ?| '{monto_minimo,envio_gratis}')`;
  const { rows } = await q.execute<Record<Step, boolean>>(sql`
    SELECT ${settled(nombre, telefono, email)} AS datos, ${settled(color, imagen_id)} AS aspecto, ${changed} AS montos,
      ${settled(titulo_inicio, texto_inicio, texto_nosotros)} AS textos, ${cbu} <> '' AS cobro,
      EXISTS (SELECT FROM ${bitacora} WHERE ${bitacora.accion} = 'correo.prueba') AS correo,
      EXISTS (SELECT FROM ${productos}) AS catalogo,
      (SELECT count(*) FROM (SELECT FROM ${usuarios} WHERE ${usuarios.esta_activo}
        AND ${usuarios.roles} && '{empleado,admin}'::text[] LIMIT 2) AS staff) > 1 AS personal
    FROM ${ajustes}`);
  return one(Promise.resolve(rows));
}
