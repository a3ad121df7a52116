import Typography from '@mui/material/Typography';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { ResultDialog } from 'ui-kit/result-dialog';
import { useLastGood } from '../../shared/use-last-good.ts';
import type { UsuarioAction } from './use-usuario-action.ts';

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
