import Button from '@mui/material/Button';
import type { PedidoDelPanel } from 'api-client/backoffice';
import { PdfButton } from 'ui-kit/pdf-button';
import { usePermisos } from '../../shared/session/permisos.ts';
import { CopiasField } from './copias-field.tsx';
import { hasRemito, NO_REMITO } from './estado.ts';
import { EstadosButton } from './estados/estados-button.tsx';
import { RepartoButton } from './reparto/reparto-button.tsx';
import { AssignButton } from './seguimiento/assign-button.tsx';
import { useRemitos } from './use-remitos.ts';

export interface SelectionActionsProps {
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
