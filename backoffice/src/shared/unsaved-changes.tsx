import { useBlocker } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { visitorKind } from './session/access.ts';

/** Inside a Formik form: asks before leaving what was typed, by link, back button or closing the window. */
export function UnsavedChanges() {
  const { dirty } = useFormikContext();
  const { status, proceed, reset } = useBlocker({
    // A session that is over goes to the login, whatever stands in a form.
    shouldBlockFn: () => dirty && visitorKind() === 'personal',
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="¿Salir sin guardar?"
      text="Se pierde lo que cambiaste en este formulario."
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      destructive
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  );
}
