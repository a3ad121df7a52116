import { useState } from 'react';

interface Answer<T> {
  data: T | undefined;
  isFetching: boolean;
  isFetchedAfterMount: boolean;
}

/**
 * What the form of `id` starts from: the first answer that is not an old one out of memory. Later answers neither
 * change it nor take it away while they are on their way, for a form that is open keeps what was typed.
 */
export function useFirstFresh<T>(id: string, { data, isFetching, isFetchedAfterMount }: Answer<T>) {
  const [first, setFirst] = useState<{ id: string; data: T }>();
  if (first?.id === id) return first.data;
  const fresh = isFetchedAfterMount || !isFetching ? data : undefined;
  if (fresh !== undefined) setFirst({ id, data: fresh });
  return fresh;
}
