import { z } from 'zod';
import { panelStore } from '../panel-store.ts';

/** How this browser makes itself heard when an order comes in: not at all, until somebody asks for it. */
const schema = z.object({ sonido: z.boolean(), navegador: z.boolean() });

export const alerts = panelStore('avisos', schema, { sonido: false, navegador: false });
