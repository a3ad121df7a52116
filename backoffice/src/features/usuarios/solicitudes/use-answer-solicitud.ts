import { useQueryClient } from '@tanstack/react-query';
import type { Usuario } from 'api-client/backoffice';
import { newId } from 'app-core/new-id';
import { hasStatus } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { draftOf, keepDraft } from '../../../shared/drafts.ts';
import { USUARIOS_QUERIES } from '../../../shared/queries.ts';
import { useUsuarioId } from '../../../shared/session/access.ts';
import { useQuestion } from '../../../shared/use-question.ts';
import { ANSWERS, type Answering, type AnswerName } from './answers.ts';

interface Asked {
  /** A new key per question: the last dialog may still fade out with its text. */
  key: string;
  name: AnswerName;
  answer: Answering;
  usuario: Usuario;
}

const draftKey = ({ name, usuario }: Asked) => `${name} ${usuario.usuario_id}`;

/** Shows the mail, sends the answer, and opens the next request. */
export function useAnswerSolicitud(onDone: (usuario: Usuario) => void) {
  const question = useQuestion<Asked>();
  const { asked } = question;
  const by = useUsuarioId();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ asked: { answer, usuario }, text }: { asked: Asked; text: string }) =>
      answer.call(usuario, text),
    onSuccess: (_done, { asked }) => {
      toasts.success(`${asked.answer.done}: ${asked.usuario.nombre_comercio}`);
      if (!question.isLeft(asked)) onDone(asked.usuario);
      question.close(asked);
      keepDraft(draftKey(asked), by, '');
    },
    onError: (error, { asked }) => {
      // Keep the text after a temporary failure.
      if (hasStatus(error, 403, 404, 409)) question.close(asked);
    },
    onSettled: () => {
      // Also after a failure: another user may have been faster.
      void queryClient.invalidateQueries(USUARIOS_QUERIES);
    },
  });
  return {
    asked,
    busy: isPending,
    ask: (name: AnswerName, usuario: Usuario) =>
      question.ask({ key: newId(), name, answer: ANSWERS[name], usuario }),
    /** The edited or default mail; a draft survives Escape. */
    textOf: (asked: Asked) => draftOf(draftKey(asked), by) || asked.answer.text,
    write: (asked: Asked, text: string) =>
      keepDraft(draftKey(asked), by, text === asked.answer.text ? '' : text),
    confirm: (text: string) => asked && mutate({ asked, text }),
    cancel: () => question.ask(undefined),
    leave: () => {
      question.leave();
      leave();
    },
  };
}
