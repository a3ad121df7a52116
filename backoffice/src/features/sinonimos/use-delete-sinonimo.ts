import { useQueryClient } from '@tanstack/react-query';
import { type Sinonimo, sinonimosDelete } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { useQuestion } from '../../shared/use-question.ts';
import { SINONIMOS_QUERIES } from './queries.ts';

/** Asks, does away with a group, tells. */
export function useDeleteSinonimo() {
  const question = useQuestion<Sinonimo>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ sinonimo_id: id }: Sinonimo) => sinonimosDelete({ path: { id } }),
    meta: { ownErrors: true },
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
    onSettled: (_data, _error, sinonimo) => {
      question.close(sinonimo);
      // Also after a failure: somebody else may have been faster.
      void queryClient.invalidateQueries(SINONIMOS_QUERIES);
    },
  });
  return {
    asked: question.asked,
    busy: isPending,
    ask: question.ask,
    confirm: () => question.asked && mutate(question.asked),
    cancel: () => question.ask(undefined),
    leave: () => {
      question.leave();
      leave();
    },
  };
}
