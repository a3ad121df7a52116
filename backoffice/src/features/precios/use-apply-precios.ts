import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, type CambioDePrecios } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PRECIOS_QUERIES, PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';
import { useQuestion } from '../../shared/use-question.ts';
import { preciosText } from './cambio-texts.ts';

/** Returns whether the outcome is unknown. */
const isLost = (error: unknown) => error !== null && !(error instanceof ApiError && error.status > 0);

/** Returns the error's message, for example a start time in the past. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && error.details[0]?.message) || messageOf(error);

/**
 * Asks, applies the previewed change, and opens it. After a lost response the question stays open: a retry
 * sends the same idempotency key.
 */
export function useApplyPrecios<Subject extends object>(
  send: (subject: Subject, key: string) => Promise<{ data: CambioDePrecios }>,
) {
  const question = useQuestion<Subject>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: (subject: Subject) => send(subject, keyOf(subject)),
    onSuccess: ({ data: { cambio_id, suben, bajan, hecho_en } }, subject) => {
      const [one, many] = hecho_en === null ? ['programó', 'programaron'] : ['cambió', 'cambiaron'];
      toasts.success(`Se ${suben + bajan === 1 ? one : many} ${preciosText(suben + bajan)}.`);
      if (!question.isLeft(subject)) {
        // The drafts are saved, so leaving needs no question.
        const ignoreBlocker = true;
        void navigate({ to: '/cambio-de-precios/$cambio_id', params: { cambio_id }, ignoreBlocker });
      }
    },
    onFailure: (error) => toasts.error(reasonOf(error)),
    onSettled: (_data, error, subject) => {
      if (isLost(error)) return;
      question.close(subject);
      void queryClient.invalidateQueries(PRECIOS_QUERIES);
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
