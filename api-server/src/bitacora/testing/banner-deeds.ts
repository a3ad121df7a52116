import type { Accion } from 'api-client/contract';
import { samplePicture } from '../../testing/forms.ts';
import { count, here } from './deeds-fixture.ts';

const values = async () => ({
  ...{ titulo: `Banner ${count()}`, texto: 'Por unos días.', enlace: '/promociones', desde: '', hasta: '' },
  imagen: samplePicture(),
});

async function banner() {
  const { rows } = await here.test.database.pool.query<{ id: string }>(
    `WITH one AS (INSERT INTO imagenes (imagen_id, anchos) VALUES (gen_random_uuid(), '{640,1280}') RETURNING imagen_id)
     INSERT INTO banners (banner_id, titulo, texto, enlace, imagen_id)
     SELECT gen_random_uuid(), $1, '', '', one.imagen_id FROM one RETURNING banner_id AS id`,
    [`Banner ${count()}`],
  );
  return { id: rows[0]?.id };
}

export const BANNER_CALLS = {
  'banners.create': ['banner.alta', values],
  'banners.update': ['banner.edicion', async () => ({ ...(await banner()), ...(await values()) })],
  'banners.delete': ['banner.baja', banner],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
