import { z } from 'zod';
import { panelStore } from './panel-store.ts';

const schemeSchema = z.enum(['light', 'dark', 'system']);
export type Scheme = z.infer<typeof schemeSchema>;

/** The colour scheme chosen on this computer. */
const scheme = panelStore<Scheme>('esquema', schemeSchema, 'system');

export const setScheme: (scheme: Scheme) => void = scheme.set;
export const useScheme: () => Scheme = scheme.use;
