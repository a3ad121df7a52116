/** What the shop looks like where it is its own: a logo. */
import { z } from 'zod';

/** What a logo without a ground of its own is drawn in: on a ground of that kind it could not be seen. */
export const TONOS = ['claro', 'oscuro'] as const;

export const logo = z
  .object({
    url: z.string().describe('A PNG; another one has another address'),
    ancho: z.int(),
    alto: z.int(),
    tono: z.enum(TONOS).nullable().describe('What it is drawn in; null where it is seen on any ground'),
  })
  .meta({ id: 'Logo' });
