import type { Mensaje } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { isToldByPolicy } from './errors.ts';
import { useQuestion } from './use-question.ts';

/** Putting one thing into the shop or taking it out of it: nothing is deleted. */
export interface Activation {
  /** Which one: its name. */
  nombre: string;
  activa: boolean;
  call: () => Promise<{ data: Mensaje }>;
  question: string;
  explanation: string;
  done: string;
  failed: (error: unknown) => string;
}

/** Asks, does, tells: one at a time. `onDone` decides where that leads; `onSettled` refreshes what is shown. */
export function useActivation(onDone: (activation: Activation) => void, onSettled: () => void) {
  const question = useQuestion<Activation>();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: (activation: Activation) => activation.call(),
    meta: { ownErrors: true },
    onSuccess: ({ data }, activation) => {
      toasts.success(data.mensaje || activation.done);
      if (!question.isLeft(activation)) onDone(activation);
    },
    onError: (error, activation) => {
      if (!isToldByPolicy(error)) toasts.error(activation.failed(error));
    },
    onSettled: (_data, _error, activation) => {
      question.close(activation);
      // Also after a failure: somebody else may have been faster.
      onSettled();
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
