import { z } from 'zod';
import { panelStore } from '../panel-store.ts';

/** How this browser announces new orders; off by default. */
const schema = z.object({ sonido: z.boolean(), navegador: z.boolean() });

export const alerts = panelStore('avisos', schema, { sonido: false, navegador: false });
