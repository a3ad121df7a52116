import { proxy, useSnapshot } from 'valtio';
import { z } from 'zod';

const KEY = 'esquema';
const schemeSchema = z.enum(['light', 'dark', 'system']);
export type Scheme = z.infer<typeof schemeSchema>;

function readStored(): Scheme {
  try {
    return schemeSchema.catch('system').parse(localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}

/** The colour scheme that a person chose on this computer; it outlives the session. */
const schemeStore = proxy({ scheme: readStored() });

export function setScheme(scheme: Scheme): void {
  schemeStore.scheme = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export const useScheme = (): Scheme => useSnapshot(schemeStore).scheme;
