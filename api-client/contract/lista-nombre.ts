/** Name of a list. In a separate file, so that a form loads only this schema. */
import { z } from 'zod';
import { text } from './common.ts';
import { LIMITS } from './limits.ts';

export const listaNombre = z.object({ nombre: text('El nombre', LIMITS.nombreLista) });
