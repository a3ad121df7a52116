import { newId } from 'app-core/new-id';
import { useRef } from 'react';

/** Returns a function that gives equal values the same idempotency key, so that a repeated form counts once. */
export function useIdempotencyKey(): (values: object) => string {
  const sent = useRef<{ values: object; key: string }>(undefined);
  return (values) => {
    if (sent.current?.values !== values) sent.current = { values, key: newId() };
    return sent.current.key;
  };
}
