/** The shop's logo. */
import { z } from 'zod';

/** Tone of a logo without a background: a logo is invisible on a background of the same tone. */
export const TONOS = ['claro', 'oscuro'] as const;

export const logo = z
  .object({
    url: z.string().describe('A PNG; another one has another address'),
    ancho: z.int(),
    alto: z.int(),
    tono: z.enum(TONOS).nullable().describe('What it is drawn in; null where it is seen on any ground'),
  })
  .meta({ id: 'Logo' });
