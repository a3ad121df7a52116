import { newId } from 'app-core/new-id';
import { useRef } from 'react';

/** The key under which the server counts a form once, however often it is sent: the same for the same values. */
export function useIdempotencyKey(): (values: object) => string {
  const sent = useRef<{ values: object; key: string }>(undefined);
  return (values) => {
    if (sent.current?.values !== values) sent.current = { values, key: newId() };
    return sent.current.key;
  };
}
