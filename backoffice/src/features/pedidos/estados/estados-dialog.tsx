import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cuentaCorrienteLimitesOptions,
  type EstadoPedido,
  type EstadosResultado,
  LIMITS,
  longTimeout,
  type Pedido,
  pedidosCambiarEstados,
} from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { StatusChip } from 'ui-kit/status-chip';
import { useToasts } from 'ui-kit/use-toasts';
import { clienteOf, ESTADO_OPTIONS, estadoName, isEstado } from '../estado.ts';
import { OverLimitList } from '../estado-questions.tsx';
import { mustWarn, newlySoldIds } from '../limite/over-limit.ts';
import { ESTADO_TOAST, putPedidos, showEstadoFailure, undoAction } from '../set-estado.ts';
import { nextEstado, pedidosText, previewChange } from './preview.ts';

interface EstadosChange {
  pedidos: readonly Pedido[];
  estado: EstadoPedido;
}

/** An order that did not change, and why. */
interface UnchangedPedido {
  pedido: Pedido;
  reason: string;
}

interface Change {
  pedido: Pedido;
  estado: EstadoPedido;
}

async function send(changes: readonly Change[]): Promise<EstadosResultado['resultados']> {
  const cambios = changes.map(({ pedido: { pedido_id, version }, estado }) => ({
    pedido_id,
    version,
    estado_pedido: estado,
  }));
  return (await pedidosCambiarEstados({ body: { cambios }, ...longTimeout })).data.resultados;
}

const nowOf = (resultados: EstadosResultado['resultados']): Pedido[] =>
  resultados.flatMap(({ pedido }) => pedido ?? []);

/** Sets the status of several orders in one call; for some seconds the whole change can be undone. */
function useChangeEstados(onDone: (change: EstadosChange, unchanged: readonly UnchangedPedido[]) => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: ({ pedidos, estado }: EstadosChange) => send(pedidos.map((pedido) => ({ pedido, estado }))),
    onSuccess: (resultados, change) => {
      putPedidos(queryClient, nowOf(resultados));
      const before = new Map(change.pedidos.map((pedido) => [pedido.pedido_id, pedido]));
      const undone = resultados.flatMap(({ code, pedido }) => {
        const was = pedido && before.get(pedido.pedido_id);
        // A status that was set already came from another user, or from an earlier call with a lost response.
        return was && code === null ? { pedido, estado: was.estado_pedido } : [];
      });
      const unchanged = resultados.flatMap(({ pedido_id, code, message }) => {
        const pedido = before.get(pedido_id);
        return pedido && code !== null ? { pedido, reason: message ?? '' } : [];
      });
      if (undone.length > 0) {
        toasts.success(`${pedidosText(undone.length)} → ${estadoName(change.estado)}`, {
          ...ESTADO_TOAST,
          action: undoAction(queryClient, async () => {
            const back = await send(undone);
            putPedidos(queryClient, nowOf(back));
            const lost = back.filter(({ code }) => code !== null).length;
            const done = `Cambio deshecho en ${pedidosText(back.length - lost)}.`;
            return lost > 0 ? `${done} Los demás cambiaron mientras tanto: ${lost}.` : done;
          }),
        });
      }
      onDone(change, unchanged);
    },
    onFailure: (error) => showEstadoFailure(queryClient, error),
  });
}

/** Query options for customers above their limit; never cached. */
function overLimitOptions(pedidos: readonly Pedido[], estado: EstadoPedido) {
  const ids = newlySoldIds(pedidos, estado);
  return {
    ...cuentaCorrienteLimitesOptions({ query: { pedidoIds: ids.join(',') } }),
    enabled: ids.length > 0,
    staleTime: 0,
    ...reportedByScreen,
  };
}

export interface EstadosDialogProps {
  selected: readonly Pedido[];
  onClose: () => void;
  /** Called with the unchanged orders, which stay selected. */
  onDone: (unchanged: readonly Pedido[]) => void;
}

/** Sets one status for all selected orders: shows the effects before, and the unchanged orders afterwards. */
export function EstadosDialog({ selected, onClose, onDone }: EstadosDialogProps) {
  const [estado, setEstado] = useState(() => nextEstado(selected));
  const [unchanged, setUnchanged] = useState<readonly UnchangedPedido[]>([]);
  const limit = useQuery(overLimitOptions(selected, estado));
  const cambio = useChangeEstados((_change, kept) => {
    onDone(kept.map(({ pedido }) => pedido));
    if (kept.length > 0) setUnchanged(kept);
    else onClose();
  });
  if (unchanged.length > 0) return <UnchangedDialog unchanged={unchanged} onClose={onClose} />;
  const { changing, lines } = previewChange(selected, estado);
  return (
    <ConfirmDialog
      open
      title={`Cambiar el estado de ${pedidosText(selected.length)}`}
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
              {(over) => mustWarn(over) && <OverLimitList over={over} />}
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

const UnchangedDialog = ({
  unchanged,
  onClose,
}: {
  unchanged: readonly UnchangedPedido[];
  onClose: () => void;
}) => (
  <DetailsDialog open title={`No cambiamos ${pedidosText(unchanged.length)}`} onClose={onClose}>
    <ul>
      {unchanged.map(({ pedido, reason }) => (
        <li key={pedido.pedido_id}>
          <strong>{`N.º ${pedido.numero} · ${pedido.usuario.nombre_comercio || clienteOf(pedido)}`}</strong>
          {`: ${reason}`}
        </li>
      ))}
    </ul>
  </DetailsDialog>
);
