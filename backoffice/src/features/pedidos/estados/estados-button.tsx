import Button from '@mui/material/Button';
import { LIMITS, type Pedido } from 'api-client/backoffice';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import type { EstadosDialogProps } from './estados-dialog.tsx';

const dialog = lateView(async () => (await import('./estados-dialog.tsx')).EstadosDialog, { early: false });

type EstadosButtonProps = Pick<EstadosDialogProps, 'chosen' | 'onDone'>;

/** Opens what sets one status for all chosen orders. What it asks about are those that were chosen when it was opened. */
export function EstadosButton({ chosen, onDone }: EstadosButtonProps) {
  const [asked, setAsked] = useState<readonly Pedido[]>();
  const close = useCallback(() => setAsked(undefined), []);
  const Dialog = useLateView(dialog, asked !== undefined, close);
  const tooMany = chosen.length > LIMITS.pedidosPerCambio;
  return (
    <>
      <Button
        variant="outlined"
        disabled={tooMany}
        title={tooMany ? `Se cambian hasta ${LIMITS.pedidosPerCambio} pedidos por vez.` : undefined}
        onClick={() => setAsked(chosen)}
      >
        Cambiar estado
      </Button>
      {Dialog && asked && <Dialog chosen={asked} onClose={close} onDone={onDone} />}
    </>
  );
}
