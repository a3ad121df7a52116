import { type InvalidateQueryFilters, useQueryClient } from '@tanstack/react-query';
import type { Mensaje } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { useQuestion } from './use-question.ts';

interface Deletion<Thing> {
  call: (thing: Thing) => Promise<{ data: Mensaje }>;
  /** Queries to invalidate. */
  changed: InvalidateQueryFilters;
}

/** Asks, deletes, and shows the result. */
export function useDeletion<Thing extends object>({ call, changed }: Deletion<Thing>) {
  const question = useQuestion<Thing>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: call,
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    onSettled: (_data, _error, thing) => {
      question.close(thing);
      // Also after a failure: another user may have been faster.
      void queryClient.invalidateQueries(changed);
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
