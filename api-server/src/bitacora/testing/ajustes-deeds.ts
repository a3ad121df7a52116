import type { Accion } from 'api-client/contract';
import { here, ownCode } from './deeds-fixture.ts';

const query = (text: string) => here.test.database.pool.query(text);

async function withLogo() {
  await query(`WITH one AS (INSERT INTO imagenes (imagen_id, anchos) VALUES (gen_random_uuid(), '{480}') RETURNING imagen_id)
    UPDATE ajustes SET imagen_id = one.imagen_id, logo_ancho = 480, logo_alto = 160 FROM one`);
  return {};
}

export const AJUSTES_CALLS = {
  'ajustes.update': [
    'ajustes.edicion',
    async () => {
      await query('UPDATE ajustes SET exige_segundo_factor = false');
      await ownCode({ on: true });
      return { exige_segundo_factor: true };
    },
  ],
  'ajustes.saveLogo': ['ajustes.edicion', async () => ({})],
  'ajustes.deleteLogo': ['ajustes.edicion', withLogo],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
