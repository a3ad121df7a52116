import Button from '@mui/material/Button';
import { LIMITS, type PedidoDelPanel } from 'api-client/backoffice';
import { type LateView, lateView } from 'ui-kit/late-view';
import { PdfButton } from 'ui-kit/pdf-button';
import { SelectionButton } from '../../shared/selection-button.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
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

/** Opens a dialog about all selected orders. */
function DialogButton({ view, label, tooMany, selected, onDone }: DialogButtonProps) {
  const { subject, openFor, close, Dialog } = useLazyDialog<DialogButtonProps['selected'], AssignDialogProps>(
    view,
  );
  return (
    <>
      <SelectionButton count={selected.length} max={MAX} tooMany={tooMany} onClick={() => openFor(selected)}>
        {label}
      </SelectionButton>
      {Dialog && subject && <Dialog selected={subject} onClose={close} onDone={onDone} />}
    </>
  );
}

interface SelectionActionsProps {
  selected: readonly PedidoDelPanel[];
  /** Called with the new selection. */
  onSelect: (selected: readonly PedidoDelPanel[]) => void;
}

/** Actions for all selected orders. */
export function SelectionActions({ selected, onSelect }: SelectionActionsProps) {
  const printed = selected.filter(hasRemito).map(({ pedido_id }) => pedido_id);
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
        selected={selected}
        onDone={onSelect}
      />
      <DialogButton
        view={assign}
        label="Asignar"
        tooMany={`Se asignan hasta ${MAX} pedidos por vez.`}
        selected={selected}
        onDone={onSelect}
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
