import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { useActivation } from './activation.ts';
import { useLastGood } from './use-last-good.ts';

/** The question before something is activated or deactivated. */
export function ActivationDialog({
  activation,
}: {
  activation: Omit<ReturnType<typeof useActivation>, 'ask'>;
}) {
  // Keep the texts while the dialog fades out.
  const asked = useLastGood(activation.asked);
  if (!asked) return null;
  return (
    <ConfirmDialog
      open={activation.asked !== undefined}
      title={asked.question}
      text={
        <>
          <strong>{asked.nombre}</strong>
          <br />
          {asked.explanation}
        </>
      }
      destructive={!asked.activates}
      busy={activation.busy}
      onConfirm={activation.confirm}
      onCancel={activation.cancel}
      onLeave={activation.leave}
      texts={{ leave: 'Seguir sin esperar' }}
    />
  );
}
