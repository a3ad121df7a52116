import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Usuario } from 'api-client/backoffice';
import { hasStatus, isSessionOver, messageOf } from 'app-core/queries/errors';
import { isReported, reportedByScreen } from 'app-core/queries/own-failures';
import { useDelayedNavigation } from 'app-core/use-delayed-navigation';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { ResultDialog } from 'ui-kit/result-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { draftOf, keepDraft } from '../../shared/drafts.ts';
import { USUARIOS_QUERIES } from '../../shared/queries.ts';
import { useUsuarioId } from '../../shared/session/access.ts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { useQuestion } from '../../shared/use-question.ts';
import { ACTIONS, type Action, type ActionName } from './actions.ts';

/** Milliseconds from a success until the start page opens. */
const LEAVES_AFTER = 2500;

interface ActionSubject {
  action: Action;
  usuario: Usuario;
}

interface Answered {
  asked: ActionSubject;
  motivo: string;
}

const draftKey = ({ action, usuario }: ActionSubject) => `${action.label} ${usuario.usuario_id}`;

interface ActionResult {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** The server's reason. */
  reason?: string;
}

/** Asks, runs one action on one account, and shows the result. */
export function useUsuarioAction() {
  const question = useQuestion<ActionSubject>();
  const { asked, ask } = question;
  const [result, setResult] = useState<ActionResult>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const leaveLater = useDelayedNavigation();
  const by = useUsuarioId();

  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: ({ asked, motivo }: Answered) => asked.action.call(asked.usuario, motivo),
    ...reportedByScreen,
    onSuccess: (_done, { asked }) => {
      const { action } = asked;
      keepDraft(draftKey(asked), by, '');
      toasts.success(action.successText);
      if (question.isLeft(asked)) return;
      setResult({ kind: 'success', title: '¡Listo!', text: action.done });
      question.close(asked);
      if (!action.stays) leaveLater(() => navigate({ to: '/panel-principal' }), LEAVES_AFTER);
    },
    onError: (error, { asked }) => {
      const { action } = asked;
      if (question.isLeft(asked)) {
        const reason = isReported(error) ? '' : `. ${messageOf(error)}`;
        toasts.error(`${action.failedToast}${reason}`);
        return;
      }
      // The session expired: the question stays below the password dialog.
      if (isSessionOver(error)) return;
      // Keep the typed reason after a temporary failure.
      if (!action.reason || isRefused(error)) {
        question.close(asked);
        keepDraft(draftKey(asked), by, '');
      }
      setResult({ kind: 'error', title: 'Error', text: action.failed, reason: messageOf(error) });
      toasts.error(action.failedToast);
    },
    onSettled: () => {
      // Also after a failure: another user may have been faster.
      void queryClient.invalidateQueries(USUARIOS_QUERIES);
    },
  });

  return {
    asked,
    result,
    busy: isPending,
    ask: useCallback((name: ActionName, usuario: Usuario) => ask({ action: ACTIONS[name], usuario }), [ask]),
    /** The reason's field, with the draft. */
    reasonOf: (asked: ActionSubject) =>
      asked.action.reason && {
        ...asked.action.reason,
        ...(asked.action.keepsReason && {
          initial: draftOf(draftKey(asked), by),
          onWrite: (written: string) => keepDraft(draftKey(asked), by, written),
        }),
      },
    confirm: (motivo: string) => asked && mutate({ asked, motivo }),
    cancel: () => {
      if (asked) setResult({ kind: 'error', title: 'Cancelado', text: asked.action.cancelled });
      question.ask(undefined);
    },
    dismiss: () => question.ask(undefined),
    leave: () => {
      question.leave();
      leave();
    },
    close: () => setResult(undefined),
  };
}

/** A retry would be refused again. */
const isRefused = (error: unknown) => hasStatus(error, 400, 403, 404, 409);

type UsuarioAction = ReturnType<typeof useUsuarioAction>;

/** The question before an action, and its result. */
export function UsuarioActionDialogs({ action }: { action: UsuarioAction }) {
  // Keep the texts while a dialog fades out.
  const asked = useLastGood(action.asked);
  const result = useLastGood(action.result);
  const reason = asked && action.reasonOf(asked);
  return (
    <>
      {asked && (
        <ConfirmDialog
          // A new key per account: the last dialog may still fade out with its text.
          key={`${asked.action.label} ${asked.usuario.usuario_id}`}
          open={action.asked !== undefined}
          title={asked.action.question}
          text={
            <>
              {asked.action.explanation && <Typography sx={{ mb: 2 }}>{asked.action.explanation}</Typography>}
              <strong>
                {asked.usuario.nombre} {asked.usuario.apellido}
              </strong>
              <br />
              {asked.usuario.email}
            </>
          }
          destructive={asked.action.destructive ?? false}
          {...(reason && { reason })}
          busy={action.busy}
          onConfirm={action.confirm}
          onCancel={action.cancel}
          onDismiss={action.dismiss}
          onLeave={action.leave}
          texts={{ confirm: asked.action.confirmLabel, leave: 'Seguir sin esperar' }}
        />
      )}
      {result && (
        <ResultDialog
          open={action.result !== undefined}
          kind={result.kind}
          title={result.title}
          text={
            <>
              <span>{result.text}</span>
              {result.reason && (
                <Typography component="span" color="textSecondary" sx={{ display: 'block', mt: 2 }}>
                  {result.reason}
                </Typography>
              )}
            </>
          }
          onClose={action.close}
        />
      )}
    </>
  );
}
