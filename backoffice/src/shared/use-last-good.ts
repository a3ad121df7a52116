import { useState } from 'react';

/** The newest answer that came; one that failed leaves it as it was. */
export function useLastGood<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
