import { useState } from 'react';

interface Answer<T> {
  data: T | undefined;
  isFetching: boolean;
  isFetchedAfterMount: boolean;
}

/**
 * Returns the initial data of the form for `id`: the first fresh response. Later responses do not change it,
 * so that an open form keeps its values.
 */
export function useFirstFresh<T>(id: string, { data, isFetching, isFetchedAfterMount }: Answer<T>) {
  const [first, setFirst] = useState<{ id: string; data: T }>();
  if (first?.id === id) return first.data;
  const fresh = isFetchedAfterMount || !isFetching ? data : undefined;
  if (fresh !== undefined) setFirst({ id, data: fresh });
  return fresh;
}
