import { useRef } from 'react';
import type { Complaints } from './complaints.ts';

/** Stores the server's field errors. Each error stays until its field's value changes. */
export function useRefusals<Values extends object>() {
  const refused = useRef<{ values: Values; complaints: Complaints }>(undefined);
  return {
    /** Stores and returns the errors of the form's own fields. */
    refuse: (values: Values, all: Complaints): Complaints => {
      const complaints = Object.fromEntries(Object.entries(all).filter(([field]) => field in values));
      refused.current = { values, complaints };
      return complaints;
    },
    /** Returns the errors that still apply to these values. */
    standing: (values: Values): Complaints => {
      const then = new Map<string, unknown>(Object.entries(refused.current?.values ?? {}));
      const now = new Map<string, unknown>(Object.entries(values));
      const complaints = Object.entries(refused.current?.complaints ?? {});
      return Object.fromEntries(complaints.filter(([field]) => now.get(field) === then.get(field)));
    },
  };
}
