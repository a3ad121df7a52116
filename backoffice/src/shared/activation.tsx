import { useEventCallback } from '@mui/material/utils';
import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import type { Mensaje } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { useLastGood } from './use-last-good.ts';
import { useQuestion } from './use-question.ts';

/** Activating or deactivating a record; nothing is deleted. */
interface Activation {
  /** The record's name. */
  nombre: string;
  activates: boolean;
  call: () => Promise<{ data: Mensaje }>;
  question: string;
  explanation: string;
  done: string;
  failed: (error: unknown) => string;
  /** Navigates after a success. Belongs to the page where it was requested; the current page may be another. */
  onDone: () => void;
}

/** Asks, runs one activation at a time, and shows the result. `queries` are invalidated. */
export function useActivation<Item>(queries: QueryFilters, activationOf: (item: Item) => Activation) {
  const question = useQuestion<Activation>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: (activation: Activation) => activation.call(),
    onSuccess: ({ data }, activation) => {
      toasts.success(data.mensaje || activation.done);
      if (!question.isLeft(activation)) activation.onDone();
    },
    onFailure: (error, activation) => toasts.error(activation.failed(error)),
    onSettled: (_data, _error, activation) => {
      question.close(activation);
      // Also after a failure: another user may have been faster.
      void queryClient.invalidateQueries(queries);
    },
  });
  return {
    asked: question.asked,
    busy: isPending,
    /** Stable, so that lists can memoise their columns. */
    ask: useEventCallback((item: Item) => question.ask(activationOf(item))),
    confirm: () => question.asked && mutate(question.asked),
    cancel: () => question.ask(undefined),
    leave: () => {
      question.leave();
      leave();
    },
  };
}

/** The question before something is activated or deactivated. */
export function ActivationDialog({
  activation,
}: {
  activation: Omit<ReturnType<typeof useActivation>, 'ask'>;
}) {
  // Keep the texts while the dialog fades out.
  const lastAsked = useLastGood(activation.asked);
  if (!lastAsked) return null;
  return (
    <ConfirmDialog
      open={activation.asked !== undefined}
      title={lastAsked.question}
      text={
        <>
          <strong>{lastAsked.nombre}</strong>
          <br />
          {lastAsked.explanation}
        </>
      }
      destructive={!lastAsked.activates}
      busy={activation.busy}
      onConfirm={activation.confirm}
      onCancel={activation.cancel}
      onLeave={activation.leave}
      texts={{ leave: 'Seguir sin esperar' }}
    />
  );
}
