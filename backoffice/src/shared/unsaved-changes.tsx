import { LeaveGuard, type LeaveGuardProps } from 'app-core/forms/leave-guard';
import { useFormikContext } from 'formik';
import { useDraft } from './session/enrolment.ts';
import { sessionStore } from './session/session-store.ts';

/** A session that ran out leaves the screen, and what was typed, where they are. */
const signedOut = () => (sessionStore.current ?? sessionStore.locked) === null;

/** Asks before unsaved changes are left. */
export function AskBeforeLeaving(props: Pick<LeaveGuardProps, 'when' | 'inList' | 'title' | 'text'>) {
  useDraft(props.when);
  return (
    <LeaveGuard
      {...props}
      isOver={signedOut}
      texts={{ confirm: 'Salir sin guardar', cancel: 'Seguir editando' }}
    />
  );
}

/** Inside a form: asks before leaving what was typed. */
export function UnsavedChanges() {
  const { dirty } = useFormikContext();
  return (
    <AskBeforeLeaving
      when={dirty}
      title="¿Salir sin guardar?"
      text="Se pierde lo que cambiaste en este formulario."
    />
  );
}
