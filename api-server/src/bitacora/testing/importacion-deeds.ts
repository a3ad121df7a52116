import type { Accion } from 'api-client/contract';
import { here } from './deeds-fixture.ts';

/** Creates an import of the admin in this state. */
async function importacion(estado: string) {
  const { rows } = await here.test.database.pool.query<{ id: string }>(
    `INSERT INTO importaciones (importacion_id, usuario_id, tipo, archivo, huella, contenido, estado)
     VALUES (gen_random_uuid(), $1, 'precios', 'lista.csv', gen_random_uuid()::text, 'x', $2)
     RETURNING importacion_id AS id`,
    [here.admin.usuario.usuario_id, estado],
  );
  return { id: rows[0]?.id, vista_previa: null };
}

/** Creates an import whose job failed after all retries while reading. */
async function failed() {
  const one = await importacion('fallida');
  await here.test.database.pool.query(
    `UPDATE importaciones SET interrumpida = 'leyendo' WHERE importacion_id = $1`,
    [one.id],
  );
  return one;
}

/** Creates an import with an invalid row. */
async function wrong(estado: string) {
  const one = await importacion(estado);
  await here.test.database.pool.query(
    `INSERT INTO importaciones_filas (importacion_id, fila, nombre, efecto) VALUES ($1, 1, 'Nada', 'error')`,
    [one.id],
  );
  return one;
}

export const IMPORTACION_CALLS = {
  'importaciones.create': ['importacion.subida', async () => ({})],
  'importaciones.crearFotos': ['importacion.subida', async () => ({})],
  'importaciones.aplicar': ['importacion.aplicacion', () => importacion('revisada')],
  'importaciones.detener': ['importacion.detencion', () => importacion('aplicando')],
  'importaciones.deshacer': ['importacion.deshecha', () => wrong('aplicada')],
  'importaciones.reintentar': ['importacion.reintento', failed],
  'importaciones.leerDeNuevo': [
    'importacion.lectura',
    async () => ({
      ...(await importacion('revisada')),
      ...{ hojas: null, encabezado: null, columnas: null, fijos: {}, decimales: null, iva: null },
    }),
  ],
  'importaciones.errores': ['importacion.errores', () => wrong('revisada')],
  'importaciones.descartar': ['importacion.descarte', () => importacion('revisada')],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
