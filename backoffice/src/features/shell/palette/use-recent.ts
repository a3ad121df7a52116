import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from './places.tsx';

const KEY = ['recientes'];
const MOST = 6;

/** The same place under two names is one; what leads nowhere has its key. */
export const idOf = ({ href, key }: Place): string => href ?? key;

/**
 * What was opened last out of the palette, the newest first. It stands in memory alone, among the API's answers, and
 * goes with them when the session does (app/session-watch.ts).
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
