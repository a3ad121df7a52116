import Button from '@mui/material/Button';
import { LIMITS, type PedidoDelPanel } from 'api-client/backoffice';
import { type LateView, lateView } from 'ui-kit/late-view';
import { PdfButton } from 'ui-kit/pdf-button';
import { ChosenButton } from '../../shared/chosen-button.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useAsked } from '../../shared/use-asked.ts';
import { CopiasField } from './copias-field.tsx';
import { hasRemito, NO_REMITO } from './estado.ts';
import { RepartoButton } from './reparto/reparto-button.tsx';
import type { AssignDialogProps } from './seguimiento/assign-dialog.tsx';
import { useRemitos } from './use-remitos.ts';

const MAX = LIMITS.pedidosPerCambio;

const estados = lateView(
  async () => (await import('./estados/estados-dialog.tsx')).EstadosDialog,
  'when-wanted',
);
const assign = lateView(
  async () => (await import('./seguimiento/assign-dialog.tsx')).AssignDialog,
  'when-wanted',
);

interface DialogButtonProps extends Omit<AssignDialogProps, 'onClose'> {
  view: LateView<AssignDialogProps>;
  label: string;
  tooMany: string;
}

/** Opens a dialog about all chosen orders. */
function DialogButton({ view, label, tooMany, chosen, onDone }: DialogButtonProps) {
  const { asked, ask, close, Dialog } = useAsked<DialogButtonProps['chosen'], AssignDialogProps>(view);
  return (
    <>
      <ChosenButton count={chosen.length} max={MAX} tooMany={tooMany} onClick={() => ask(chosen)}>
        {label}
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
      <DialogButton
        view={estados}
        label="Cambiar estado"
        tooMany={`Se cambian hasta ${MAX} pedidos por vez.`}
        chosen={chosen}
        onDone={onChoose}
      />
      <DialogButton
        view={assign}
        label="Asignar"
        tooMany={`Se asignan hasta ${MAX} pedidos por vez.`}
        chosen={chosen}
        onDone={onChoose}
      />
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
