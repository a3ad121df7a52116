import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LIMITS, type Pedido } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { StatusChip } from 'ui-kit/status-chip';
import { clienteOf, ESTADO_OPTIONS, isEstado } from '../estado.ts';
import { isOver } from '../limite/over-limit.ts';
import { OverLimitList } from '../limite/over-limit-list.tsx';
import { overLimitOptions } from '../limite/over-limit-query.ts';
import { nextEstado, pedidosText, previewOf } from './preview.ts';
import { type Kept, useChangeEstados } from './use-change-estados.ts';

export interface EstadosDialogProps {
  chosen: readonly Pedido[];
  onClose: () => void;
  /** Called with the unchanged orders, which stay chosen. */
  onDone: (kept: readonly Pedido[]) => void;
}

/** Sets one status for all chosen orders: shows the effects before, and the unchanged orders afterwards. */
export function EstadosDialog({ chosen, onClose, onDone }: EstadosDialogProps) {
  const [estado, setEstado] = useState(() => nextEstado(chosen));
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const limit = useQuery(overLimitOptions(chosen, estado));
  const cambio = useChangeEstados((_change, kept) => {
    onDone(kept.map(({ pedido }) => pedido));
    if (kept.length > 0) setKept(kept);
    else onClose();
  });
  if (kept.length > 0) return <KeptDialog kept={kept} onClose={onClose} />;
  const { changing, lines } = previewOf(chosen, estado);
  return (
    <ConfirmDialog
      open
      title={`Cambiar el estado de ${pedidosText(chosen.length)}`}
      busy={cambio.isPending}
      onCancel={onClose}
      onLeave={() => {
        cambio.leave();
        onClose();
      }}
      idle={changing.length === 0 || (limit.isEnabled && limit.data === undefined)}
      onConfirm={() => cambio.mutate({ pedidos: changing, estado })}
      texts={{
        confirm: changing.length > 0 ? `Pasar ${pedidosText(changing.length)}` : 'Pasar pedidos',
        cancel: 'Volver a la lista',
        busy: `Cambiando ${pedidosText(changing.length)}…`,
        leave: 'No esperar',
      }}
      text={
        <>
          <RadioGroup
            aria-label="Estado nuevo"
            value={estado}
            onChange={(_event, value) => isEstado(value) && setEstado(value)}
          >
            {ESTADO_OPTIONS.map((option) => (
              <FormControlLabel
                key={option.value}
                value={option.value}
                disabled={cambio.isPending}
                control={<Radio />}
                label={<StatusChip status={option} />}
              />
            ))}
          </RadioGroup>
          <ul aria-live="polite">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {limit.isEnabled && (
            <Answer
              query={limit}
              failed="No se pudo saber si alguno supera su límite de crédito o tiene deuda vencida."
              loading={<LoadingDots label="Mirando los límites de crédito" />}
            >
              {(over) => isOver(over) && <OverLimitList over={over} />}
            </Answer>
          )}
          {changing.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {`Cada cliente recibe un correo cuando pasan ${LIMITS.undoEstado} segundos; hasta entonces se puede deshacer.`}
            </Typography>
          )}
          {cambio.isPending && <LinearProgress aria-label="Cambiando los pedidos" sx={{ mt: 3 }} />}
        </>
      }
    />
  );
}

const KeptDialog = ({ kept, onClose }: { kept: readonly Kept[]; onClose: () => void }) => (
  <DetailsDialog open title={`No cambiamos ${pedidosText(kept.length)}`} onClose={onClose}>
    <ul>
      {kept.map(({ pedido, reason }) => (
        <li key={pedido.pedido_id}>
          <strong>{`N.º ${pedido.numero} · ${pedido.usuario.nombre_comercio || clienteOf(pedido)}`}</strong>
          {`: ${reason}`}
        </li>
      ))}
    </ul>
  </DetailsDialog>
);
