import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from './places.tsx';

const KEY = ['recientes'];
const MOST = 6;

/** Returns a key: the same link under two names is one entry. */
export const idOf = ({ href, key }: Place): string => href ?? key;

/**
 * Returns the entries opened last, newest first. Only in memory, in the query cache, which is cleared with
 * the session (app/session-watch.ts).
 */
export function useRecent() {
  const queryClient = useQueryClient();
  const [recent] = useState(() => queryClient.getQueryData<readonly Place[]>(KEY) ?? []);
  const remember = ({ aside: _, ...place }: Place) => {
    queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData<readonly Place[]>(KEY, (known = []) =>
      [place, ...known.filter((one) => idOf(one) !== idOf(place))].slice(0, MOST),
    );
  };
  return { recent, remember };
}
