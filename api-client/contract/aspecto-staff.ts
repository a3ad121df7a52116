/** The shop's appearance that an admin sets: a colour and a logo. */
import { z } from 'zod';
import { imagenFile } from './imagen-file.ts';

const COLOR = 'El color debe tener la forma #2e6b3f: un numeral y seis cifras o letras de la «a» a la «f».';

export const color = z
  .string(COLOR)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, COLOR)
  .nullable()
  .describe('Main colour of the shop, adjusted for contrast where it is shown; null for the default colour');

export const logoBody = z
  .object({ imagen: imagenFile('El archivo debe ser menor de 6MB.') })
  .meta({ id: 'LogoBody' });
