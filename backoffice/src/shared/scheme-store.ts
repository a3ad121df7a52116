import { storedStore } from 'app-core/stored-store';
import { z } from 'zod';

const schemeSchema = z.enum(['light', 'dark', 'system']);
export type Scheme = z.infer<typeof schemeSchema>;

/** The colour scheme that a person chose on this computer. */
const scheme = storedStore<Scheme>('esquema', schemeSchema, 'system');

export const setScheme: (chosen: Scheme) => void = scheme.set;
export const useScheme: () => Scheme = scheme.use;
