import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { ApiError, FALLBACK_MESSAGES } from 'api-client/core';
import { useRef } from 'react';
import { detailedMessageOf, isAccountChanged, messageOf } from '../queries/errors.ts';
import { isTold, toldByScreen } from '../queries/own-failures.ts';

/** How an order ends; told to who sent it, with what was true when it was sent. */
export interface OrderEnds<Answer> {
  placed: (answer: Answer) => void;
  /** Nothing was placed. No message if the policy told it. */
  refused: (error: ApiError, message?: string) => void;
  /** The order never left this device: nothing was placed. */
  unsent: () => void;
  /** It may stand or not: sent again under its key it is the same order. No message if the person left the waiting. */
  unknown: (message?: string) => void;
}

/** What became of an order whose answer was lost. */
export interface SettledEnds<Answer> {
  placed: (answer: Answer) => void;
  /** It did not reach the server, and no longer can. */
  free: () => void;
  /** The server could not be asked. No message if the policy told it. */
  unknown: (message?: string) => void;
}

interface PlacingCalls<Answer, Failure, Order> {
  create: UseMutationOptions<Answer, Failure, Order>;
  /** Closes the attempt with this key, and answers the order that it placed. */
  settle: (clave: string) => Promise<{ data: { pedido: Answer | null } }>;
}

/** The server may or may not have placed the order: its answer never came, or is not its own. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && ![0, 502, 504].includes(error.status) && error.code !== 'DESCONOCIDO';

/** Sends an order, one at a time. The waiting can be left: what becomes of the order is not known then. */
export function usePlacing<Answer, Failure, Order extends { signal?: AbortSignal | null }>({
  create,
  settle,
}: PlacingCalls<Answer, Failure, Order>) {
  const waiting = useRef<AbortController>(undefined);
  // Offline both fail at once, instead of being sent later by themselves.
  const { mutateAsync, isPending } = useMutation({
    ...create,
    networkMode: 'always',
    ...toldByScreen,
  });
  const settling = useMutation({
    mutationFn: (clave: string) => settle(clave),
    networkMode: 'always',
    ...toldByScreen,
  });
  const place = async (order: Order, ends: OrderEnds<Answer>): Promise<void> => {
    if (waiting.current) return;
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    try {
      ends.placed(await mutateAsync({ ...order, signal }));
    } catch (error) {
      if (signal.aborted) return ends.unknown();
      // What became of it is for its own account, when that one is back.
      if (isAccountChanged(error)) return;
      console.error('Error al crear el pedido', error);
      if (isRefusal(error)) ends.refused(error, isTold(error) ? undefined : detailedMessageOf(error));
      else if (error instanceof ApiError && !error.sent) ends.unsent();
      else ends.unknown(error instanceof ApiError ? error.message : FALLBACK_MESSAGES.other);
    } finally {
      waiting.current = undefined;
    }
  };
  /** Asks what became of the order with this key. */
  const check = async (clave: string, ends: SettledEnds<Answer>): Promise<void> => {
    try {
      const { pedido } = (await settling.mutateAsync(clave)).data;
      if (pedido) ends.placed(pedido);
      else ends.free();
    } catch (error) {
      ends.unknown(isTold(error) ? undefined : messageOf(error));
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
