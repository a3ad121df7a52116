import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { ApiError, FALLBACK_MESSAGES } from 'api-client/core';
import { useRef } from 'react';
import { detailedMessageOf, isAccountChanged, messageOf } from '../queries/errors.ts';
import { isReported, reportedByScreen } from '../queries/own-failures.ts';

/** Callbacks for the outcome of an order, called with the state at the time of sending. */
export interface OrderEnds<Answer> {
  placed: (answer: Answer) => void;
  /** The server refused the order. Without message if the policy showed one. */
  refused: (error: ApiError, message?: string) => void;
  /** The order never left this device. */
  unsent: () => void;
  /** The outcome is unknown; sending again with the same key is safe. Without message if the user stopped waiting. */
  unknown: (message?: string) => void;
}

/** Callbacks for the outcome of an order whose answer was lost. */
export interface SettledEnds<Answer> {
  placed: (answer: Answer) => void;
  /** The order did not reach the server, and the closed key now prevents it. */
  free: () => void;
  /** The server could not be asked. Without message if the policy showed one. */
  unknown: (message?: string) => void;
}

interface PlacingCalls<Answer, Failure, Order> {
  create: UseMutationOptions<Answer, Failure, Order>;
  /** Closes the attempt with this key and returns the order that it placed, or null. */
  settle: (clave: string) => Promise<{ data: { pedido: Answer | null } }>;
}

/** True if the server surely refused the order. A missing answer or a proxy's answer leaves the outcome open. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && ![0, 502, 504].includes(error.status) && error.code !== 'DESCONOCIDO';

/** Sends one order at a time. If the user stops waiting, the outcome is unknown. */
export function usePlacing<Answer, Failure, Order extends { signal?: AbortSignal | null }>({
  create,
  settle,
}: PlacingCalls<Answer, Failure, Order>) {
  const waiting = useRef<AbortController>(undefined);
  // Fail at once when offline; TanStack Query must not send later by itself.
  const { mutateAsync, isPending } = useMutation({
    ...create,
    networkMode: 'always',
    ...reportedByScreen,
  });
  const settling = useMutation({
    mutationFn: (clave: string) => settle(clave),
    networkMode: 'always',
    ...reportedByScreen,
  });
  const place = async (order: Order, ends: OrderEnds<Answer>): Promise<void> => {
    if (waiting.current) return;
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    try {
      ends.placed(await mutateAsync({ ...order, signal }));
    } catch (error) {
      if (signal.aborted) return ends.unknown();
      // The account changed: show the outcome when that account returns.
      if (isAccountChanged(error)) return;
      console.error('Error al crear el pedido', error);
      if (isRefusal(error)) ends.refused(error, isReported(error) ? undefined : detailedMessageOf(error));
      else if (error instanceof ApiError && !error.sent) ends.unsent();
      else ends.unknown(error instanceof ApiError ? error.message : FALLBACK_MESSAGES.other);
    } finally {
      waiting.current = undefined;
    }
  };
  /** Asks the server for the outcome of the order with this key. */
  const check = async (clave: string, ends: SettledEnds<Answer>): Promise<void> => {
    try {
      const { pedido } = (await settling.mutateAsync(clave)).data;
      if (pedido) ends.placed(pedido);
      else ends.free();
    } catch (error) {
      ends.unknown(isReported(error) ? undefined : messageOf(error));
    }
  };
  return {
    sending: isPending,
    place,
    leave: () => waiting.current?.abort(),
    check,
    checking: settling.isPending,
  };
}
