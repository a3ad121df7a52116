/** What a list is called; apart, so that a form loads no more than that. */
import { z } from 'zod';
import { text } from './common.ts';
import { LIMITS } from './limits.ts';

export const listaNombre = z.object({ nombre: text('El nombre', LIMITS.nombreLista) });
