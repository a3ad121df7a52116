import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, preciosCambiar, type VistaPrevia } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';
import { useQuestion } from '../../shared/use-question.ts';
import { preciosText } from './efecto-texts.ts';
import type { AskedAjuste } from './precios-search.ts';

export interface Seen {
  ajuste: AskedAjuste;
  preview: VistaPrevia;
}

/** Nobody knows whether it was done. */
const isLost = (error: unknown) => error !== null && !(error instanceof ApiError && error.status > 0);

/**
 * Asks, does what the preview showed, and leads to the change. After a lost answer the question stays: its yes, sent again,
 * is the same change, made once.
 */
export function useApplyPrecios() {
  const question = useQuestion<Seen>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ ajuste, preview }: Seen) =>
      preciosCambiar({
        body: { ...ajuste, huella: preview.huella },
        headers: { 'Idempotency-Key': keyOf(preview) },
      }),
    meta: { ownErrors: true },
    onSuccess: ({ data: { cambio_id, suben, bajan } }, seen) => {
      toasts.success(`${suben + bajan === 1 ? 'Se cambió' : 'Se cambiaron'} ${preciosText(suben + bajan)}.`);
      if (!question.isLeft(seen)) {
        void navigate({ to: '/cambio-de-precios/$cambio_id', params: { cambio_id } });
      }
    },
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
    onSettled: (_data, error, seen) => {
      if (isLost(error)) return;
      question.close(seen);
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
    },
  });
  return {
    asked: question.asked,
    busy: isPending,
    ask: question.ask,
    confirm: () => question.asked && mutate(question.asked),
    cancel: () => {
      question.ask(undefined);
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
    },
    leave: () => {
      question.leave();
      leave();
    },
  };
}
