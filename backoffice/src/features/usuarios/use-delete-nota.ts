import { useQueryClient } from '@tanstack/react-query';
import { type Nota, usuariosBorrarNota, usuariosNotasQueryKey } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { useQuestion } from '../../shared/use-question.ts';

/** Asks, deletes a note, tells. */
export function useDeleteNota(id: string) {
  const question = useQuestion<Nota>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ nota_id }: Nota) => usuariosBorrarNota({ path: { id, nota_id } }),
    meta: { ownErrors: true },
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
    onSettled: (_data, _error, nota) => {
      question.close(nota);
      // Also after a failure: somebody else may have been faster.
      void queryClient.invalidateQueries({ queryKey: usuariosNotasQueryKey({ path: { id } }) });
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
