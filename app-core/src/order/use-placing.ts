import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { ApiError, FALLBACK_MESSAGES } from 'api-client/core';
import { useRef } from 'react';

/** How an order ends; told to who sent it, with what was true when it was sent. */
export interface OrderEnds<Answer> {
  placed: (answer: Answer) => void;
  /** Nothing was placed. */
  refused: (error: ApiError) => void;
  /** It may stand or not: sent again under its key it is the same order. No message if the person left the waiting. */
  unknown: (message?: string) => void;
}

/** The server may or may not have placed the order: its answer never came, or is not its own. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && ![0, 502, 504].includes(error.status) && error.code !== 'DESCONOCIDO';

/** Sends an order, one at a time. The waiting can be left: what becomes of the order is not known then. */
export function usePlacing<Answer, Failure, Order extends { signal?: AbortSignal | null }>(
  call: UseMutationOptions<Answer, Failure, Order>,
) {
  const waiting = useRef<AbortController>(undefined);
  const { mutateAsync, isPending } = useMutation({
    ...call,
    // Offline it fails at once, instead of being sent later by itself.
    networkMode: 'always',
    meta: { ownErrors: true },
  });

  const place = async (order: Order, ends: OrderEnds<Answer>): Promise<void> => {
    if (waiting.current) return;
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    try {
      ends.placed(await mutateAsync({ ...order, signal }));
    } catch (error) {
      if (signal.aborted) return ends.unknown();
      console.error('Error al crear el pedido', error);
      if (isRefusal(error)) ends.refused(error);
      else ends.unknown(error instanceof ApiError ? error.message : FALLBACK_MESSAGES.other);
    } finally {
      waiting.current = undefined;
    }
  };

  return { sending: isPending, place, leave: () => waiting.current?.abort() };
}
