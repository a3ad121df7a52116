/** The shop's logo. */
import { z } from 'zod';

/** Tone of a logo without a background: a logo is invisible on a background of the same tone. */
export const TONOS = ['claro', 'oscuro'] as const;

export const logo = z
  .object({
    url: z.string().describe('URL of a PNG; a new logo has a new URL'),
    ancho: z.int(),
    alto: z.int(),
    tono: z
      .enum(TONOS)
      .nullable()
      .describe('Tone of the picture; null if it is visible on light and dark backgrounds'),
  })
  .meta({ id: 'Logo' });
