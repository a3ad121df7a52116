import { LIMITS, type PedidoDelPanel } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { ChosenButton } from '../../../shared/chosen-button.tsx';
import { useAsked } from '../../../shared/use-asked.ts';
import type { AssignDialogProps } from './assign-dialog.tsx';

const dialog = lateView(async () => (await import('./assign-dialog.tsx')).AssignDialog, 'when-wanted');

/** Opens the dialog that assigns all chosen orders. */
export function AssignButton({ chosen, onDone }: Pick<AssignDialogProps, 'chosen' | 'onDone'>) {
  const { asked, ask, close, Dialog } = useAsked<readonly PedidoDelPanel[], AssignDialogProps>(dialog);
  const max = LIMITS.pedidosPerCambio;
  return (
    <>
      <ChosenButton
        count={chosen.length}
        max={max}
        tooMany={`Se asignan hasta ${max} pedidos por vez.`}
        onClick={() => ask(chosen)}
      >
        Asignar
      </ChosenButton>
      {Dialog && asked && <Dialog chosen={asked} onClose={close} onDone={onDone} />}
    </>
  );
}
