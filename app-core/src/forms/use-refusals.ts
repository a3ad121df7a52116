import { useRef } from 'react';
import type { Complaints } from './complaints.ts';

/** What the server refused in a form. A message stays at its field until the value that it is about is another. */
export function useRefusals<Values extends object>() {
  const refused = useRef<{ values: Values; complaints: Complaints }>(undefined);
  return {
    /** Remembers those of the form's own fields, and gives them back. */
    refuse: (values: Values, all: Complaints): Complaints => {
      const complaints = Object.fromEntries(Object.entries(all).filter(([field]) => field in values));
      refused.current = { values, complaints };
      return complaints;
    },
    /** Those that still hold for these values. */
    standing: (values: Values): Complaints => {
      const then = new Map<string, unknown>(Object.entries(refused.current?.values ?? {}));
      const now = new Map<string, unknown>(Object.entries(values));
      const complaints = Object.entries(refused.current?.complaints ?? {});
      return Object.fromEntries(complaints.filter(([field]) => now.get(field) === then.get(field)));
    },
  };
}
