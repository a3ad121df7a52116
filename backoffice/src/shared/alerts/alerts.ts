import { storedStore } from 'app-core/stored-store';
import { z } from 'zod';

/** How this browser makes itself heard when an order comes in: not at all, until somebody asks for it. */
const schema = z.object({ sonido: z.boolean(), navegador: z.boolean() });

export const alerts = storedStore('avisos', schema, { sonido: false, navegador: false });
