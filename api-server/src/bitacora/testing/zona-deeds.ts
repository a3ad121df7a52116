import type { Accion } from 'api-client/contract';
import { count, here, named } from './deeds-fixture.ts';

/** Returns the values of a zone that shares no place with another zone. */
const values = async () => ({
  ...(await named()),
  ...{ localidades: [`Lugar ${count()}`], codigos_postales: [], dias: ['jueves'], recibe_pedidos: true },
});

async function zona() {
  const { rows } = await here.test.database.pool.query<{ id: string }>(
    `INSERT INTO zonas (zona_id, nombre, localidades, codigos_postales, dias, recibe_pedidos)
     VALUES (gen_random_uuid(), $1, '{}', '{}', '{}', false) RETURNING zona_id AS id`,
    [`Zona ${count()}`],
  );
  return { id: rows[0]?.id };
}

export const ZONA_CALLS = {
  'zonas.create': ['zona.alta', values],
  'zonas.update': ['zona.edicion', async () => ({ ...(await zona()), ...(await values()) })],
  'zonas.delete': ['zona.baja', zona],
  'feriados.update': [
    'feriados.edicion',
    async () => ({ agregados: [{ fecha: '2026-12-08', nombre: `Feriado ${count()}` }], quitados: [] }),
  ],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
