import { useQueryClient } from '@tanstack/react-query';
import {
  ALTA_PARAGRAPHS,
  LIMITS,
  solicitudesAprobar,
  solicitudesPedirDatos,
  type Usuario,
  usuariosRechazar,
} from 'api-client/backoffice';
import { mensajeBody, rechazoBody } from 'api-client/backoffice-forms';
import { newId } from 'app-core/new-id';
import { hasStatus } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { draftOf, keepDraft } from '../../../shared/drafts.ts';
import { USUARIOS_QUERIES } from '../../../shared/queries.ts';
import { useUsuarioId } from '../../../shared/session/access.ts';
import { useQuestion } from '../../../shared/use-question.ts';
import { withVersion } from '../actions.ts';

interface Answering {
  /** The button's label. */
  label: string;
  title: string;
  confirm: string;
  help: string;
  /** The default text of the mail. */
  text: string;
  most: number;
  /** The success message, before the customer's name. */
  done: string;
  destructive: boolean;
  call: (usuario: Usuario, text: string) => Promise<unknown>;
}

/** The answers to a request, each with an editable mail. */
export const ANSWERS = {
  approve: {
    label: 'Aprobar',
    title: 'Aprobar la solicitud',
    confirm: 'Aprobar y avisar',
    help: 'Es el texto del correo. Ctrl+Enter lo envía.',
    text: ALTA_PARAGRAPHS.join('\n\n'),
    most: LIMITS.mensaje,
    done: 'Cuenta aprobada',
    destructive: false,
    call: (usuario, mensaje) =>
      solicitudesAprobar({ ...withVersion(usuario), body: mensajeBody.parse({ mensaje }) }),
  },
  askMore: {
    label: 'Pedir más datos',
    title: 'Pedir más datos',
    confirm: 'Enviar el pedido',
    help: 'Es el texto del correo, y queda entre las notas. Ctrl+Enter lo envía.',
    text: 'Gracias por pedir una cuenta. Para abrirla necesitamos la constancia de inscripción de tu comercio, donde figuren el CUIT y el domicilio fiscal.',
    most: LIMITS.mensaje,
    done: 'Más datos pedidos',
    destructive: false,
    call: (usuario, mensaje) =>
      solicitudesPedirDatos({ ...withVersion(usuario), body: mensajeBody.parse({ mensaje }) }),
  },
  reject: {
    label: 'Rechazar',
    title: 'Rechazar la solicitud',
    confirm: 'Rechazar y avisar',
    help: 'Lo leerá tal como está, y la solicitud se borra. Ctrl+Enter lo envía.',
    text: 'No pudimos comprobar los datos de tu comercio.',
    most: LIMITS.motivo,
    done: 'Solicitud rechazada',
    destructive: true,
    call: (usuario, motivo) =>
      usuariosRechazar({ ...withVersion(usuario), body: rechazoBody.parse({ motivo }) }),
  },
} as const satisfies Record<string, Answering>;

export type AnswerName = keyof typeof ANSWERS;

interface AnswerSubject {
  /** A new key per question: the last dialog may still fade out with its text. */
  key: string;
  name: AnswerName;
  answer: Answering;
  usuario: Usuario;
}

const draftKey = ({ name, usuario }: AnswerSubject) => `${name} ${usuario.usuario_id}`;

/** Shows the mail, sends the answer, and opens the next request. */
export function useAnswerSolicitud(onDone: (usuario: Usuario) => void) {
  const question = useQuestion<AnswerSubject>();
  const { asked } = question;
  const by = useUsuarioId();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ asked: { answer, usuario }, text }: { asked: AnswerSubject; text: string }) =>
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
    textOf: (asked: AnswerSubject) => draftOf(draftKey(asked), by) || asked.answer.text,
    write: (asked: AnswerSubject, text: string) =>
      keepDraft(draftKey(asked), by, text === asked.answer.text ? '' : text),
    confirm: (text: string) => asked && mutate({ asked, text }),
    cancel: () => question.ask(undefined),
    leave: () => {
      question.leave();
      leave();
    },
  };
}
