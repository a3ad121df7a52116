import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { sessionStore } from '../../../shared/session/session-store.ts';

/** Nobody leaves with unsaved changes without being asked: by link, back button, reload or closing. */
export function GuardaDeSalida({ sucia }: { sucia: boolean }) {
  const blocker = useBlocker({
    // Who has signed out is past being asked; a session that ran out leaves the screen where it is.
    shouldBlockFn: ({ current, next }) =>
      sucia && current.pathname !== next.pathname && (sessionStore.current ?? sessionStore.locked) !== null,
    // The browser asks in words of its own.
    enableBeforeUnload: sucia,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Debe guardar los cambios antes de regresar"
      text="Si sales ahora, se pierde lo que cambiaste en este pedido."
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
