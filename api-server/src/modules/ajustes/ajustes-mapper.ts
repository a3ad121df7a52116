import { ajustes } from 'api-client/contract/ajustes-staff';
import type { z } from 'zod';
import type { AjustesRow, findWithoutFactor } from './ajustes-repository.ts';

export const toAjustes = (
  row: AjustesRow,
  sin_segundo_factor: Awaited<ReturnType<typeof findWithoutFactor>>,
): z.output<typeof ajustes> => ajustes.parse({ ...row, sin_segundo_factor });

/** What the trail keeps of a change. */
export const keptOf = ({ exige_segundo_factor }: AjustesRow) => ({ exige_segundo_factor });
