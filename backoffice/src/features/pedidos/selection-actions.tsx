import Button from '@mui/material/Button';
import { LIMITS, type Pedido, type PedidoDelPanel } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { PdfButton } from 'ui-kit/pdf-button';
import { ChosenButton } from '../../shared/chosen-button.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useAsked } from '../../shared/use-asked.ts';
import { CopiasField } from './copias-field.tsx';
import { hasRemito, NO_REMITO } from './estado.ts';
import type { EstadosDialogProps } from './estados/estados-dialog.tsx';
import { RepartoButton } from './reparto/reparto-button.tsx';
import type { AssignDialogProps } from './seguimiento/assign-dialog.tsx';
import { useRemitos } from './use-remitos.ts';

const estadosDialog = lateView(
  async () => (await import('./estados/estados-dialog.tsx')).EstadosDialog,
  'when-wanted',
);

/** Opens the dialog that sets the status of all chosen orders. */
function EstadosButton({ chosen, onDone }: Pick<EstadosDialogProps, 'chosen' | 'onDone'>) {
  const { asked, ask, close, Dialog } = useAsked<readonly Pedido[], EstadosDialogProps>(estadosDialog);
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

const assignDialog = lateView(
  async () => (await import('./seguimiento/assign-dialog.tsx')).AssignDialog,
  'when-wanted',
);

/** Opens the dialog that assigns all chosen orders. */
function AssignButton({ chosen, onDone }: Pick<AssignDialogProps, 'chosen' | 'onDone'>) {
  const { asked, ask, close, Dialog } = useAsked<readonly PedidoDelPanel[], AssignDialogProps>(assignDialog);
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

interface SelectionActionsProps {
  chosen: readonly PedidoDelPanel[];
  /** Called with the new selection. */
  onChoose: (chosen: readonly PedidoDelPanel[]) => void;
}

/** Actions for all chosen orders. */
export function SelectionActions({ chosen, onChoose }: SelectionActionsProps) {
  const printed = chosen.filter(hasRemito).map(({ pedido_id }) => pedido_id);
  const { download, busy, refusal } = useRemitos(printed);
  const { may } = usePermisos();
  const prints = may('remitos.varios');
  const reason = printed.length === 0 ? NO_REMITO : refusal;
  return (
    <>
      <EstadosButton chosen={chosen} onDone={onChoose} />
      <AssignButton chosen={chosen} onDone={onChoose} />
      {reason === false && may('empaques.list') && (
        <Button variant="outlined" href={`/empaque/${printed.join(',')}`}>
          Empacar
        </Button>
      )}
      {prints && (
        <>
          <CopiasField />
          <PdfButton
            label="Imprimir remitos"
            onClick={download}
            busy={busy}
            disabled={reason !== false}
            {...(reason && { reason })}
          />
          <RepartoButton pedidoIds={printed} />
        </>
      )}
    </>
  );
}
