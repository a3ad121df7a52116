import { newId } from 'app-core/new-id';
import { useRef } from 'react';

/** Returns a function that gives equal values the same idempotency key, so that a repeated form counts once. */
export function useIdempotencyKey(): (values: object) => string {
  const lastSent = useRef<{ values: object; key: string }>(undefined);
  return (values) => {
    if (lastSent.current?.values !== values) lastSent.current = { values, key: newId() };
    return lastSent.current.key;
  };
}
