import { z } from 'zod';
import { stored } from '../stored.ts';

/** How this browser makes itself heard when an order comes in: not at all, until somebody asks for it. */
const schema = z.object({ sonido: z.boolean(), navegador: z.boolean() });

export const avisos = stored('avisos', schema, { sonido: false, navegador: false });
