import { LIMITS, type Pedido } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { ChosenButton } from '../../../shared/chosen-button.tsx';
import { useAsked } from '../../../shared/use-asked.ts';
import type { EstadosDialogProps } from './estados-dialog.tsx';

const dialog = lateView(async () => (await import('./estados-dialog.tsx')).EstadosDialog, 'when-wanted');

/** Opens the dialog that sets the status of all chosen orders. */
export function EstadosButton({ chosen, onDone }: Pick<EstadosDialogProps, 'chosen' | 'onDone'>) {
  const { asked, ask, close, Dialog } = useAsked<readonly Pedido[], EstadosDialogProps>(dialog);
  const max = LIMITS.pedidosPerCambio;
  return (
    <>
      <ChosenButton
        count={chosen.length}
        max={max}
        tooMany={`Se cambian hasta ${max} pedidos por vez.`}
        onClick={() => ask(chosen)}
      >
        Cambiar estado
      </ChosenButton>
      {Dialog && asked && <Dialog chosen={asked} onClose={close} onDone={onDone} />}
    </>
  );
}
