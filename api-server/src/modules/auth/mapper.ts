import { sesion } from 'api-client/contract/sesiones';
import type { z } from 'zod';
import type { SesionRow } from '../sesiones/repository.ts';

/** `current` is the id of the caller's session. */
export const toSesion = (row: SesionRow, current: string): z.output<typeof sesion> =>
  sesion.parse({
    ...row,
    creada_en: row.creada_en.toISOString(),
    usada_en: row.usada_en.toISOString(),
    actual: row.sesion_id === current,
  });
