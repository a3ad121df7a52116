import Button from '@mui/material/Button';
import { LIMITS, type PedidoDelPanel } from 'api-client/backoffice';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import type { AssignDialogProps } from './assign-dialog.tsx';

const dialog = lateView(async () => (await import('./assign-dialog.tsx')).AssignDialog, { early: false });

/** Opens what gives all chosen orders to one of the staff: those that were chosen when it was opened. */
export function AssignButton({ chosen, onDone }: Pick<AssignDialogProps, 'chosen' | 'onDone'>) {
  const [asked, setAsked] = useState<readonly PedidoDelPanel[]>();
  const close = useCallback(() => setAsked(undefined), []);
  const Dialog = useLateView(dialog, asked !== undefined, close);
  const tooMany = chosen.length > LIMITS.pedidosPerCambio;
  return (
    <>
      <Button
        variant="outlined"
        disabled={tooMany}
        title={tooMany ? `Se asignan hasta ${LIMITS.pedidosPerCambio} pedidos por vez.` : undefined}
        onClick={() => setAsked(chosen)}
      >
        Asignar
      </Button>
      {Dialog && asked && <Dialog chosen={asked} onClose={close} onDone={onDone} />}
    </>
  );
}
