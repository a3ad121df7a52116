import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { useLastGood } from '../../../shared/use-last-good.ts';
import { nombreOf } from '../usuario-texts.ts';
import type { useAnswerSolicitud } from './use-answer-solicitud.ts';

interface AnswerDialogProps {
  answering: ReturnType<typeof useAnswerSolicitud>;
}

/** The answer's mail, which can be edited. */
export function AnswerDialog({ answering }: AnswerDialogProps) {
  // Keep the texts while the dialog fades out.
  const asked = useLastGood(answering.asked);
  if (!asked) return null;
  const { key, answer, usuario } = asked;
  return (
    <ConfirmDialog
      key={key}
      open={answering.asked !== undefined}
      title={answer.title}
      text={
        <>
          <strong>{usuario.nombre_comercio}</strong>
          <br />
          {nombreOf(usuario)}, {usuario.email}
        </>
      }
      reason={{
        label: 'Mensaje',
        required: true,
        maxLength: answer.most,
        help: answer.help,
        initial: answering.textOf(asked),
        onWrite: (text) => answering.write(asked, text),
        texts: { missing: 'Escribe el mensaje.' },
      }}
      destructive={answer.destructive}
      busy={answering.busy}
      onConfirm={answering.confirm}
      onCancel={answering.cancel}
      onLeave={answering.leave}
      texts={{ confirm: answer.confirm, cancel: 'Volver', leave: 'Seguir sin esperar' }}
    />
  );
}
