import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  LIMITS,
  type PedidoDelPanel,
  pedidosAnotar,
  pedidosBorrarNota,
  pedidosNotasOptions,
  pedidosSeguimientoOptions,
  pedidosSeguir,
  type SeguimientoBody,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useListLayer } from 'ui-kit/back-closes';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { type ToastKey, toasts } from 'ui-kit/use-toasts';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { Notas } from '../../../shared/notas/notas.tsx';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { putPedidos, undoAction } from '../set-estado.ts';

interface EtiquetasFieldProps {
  /** Tags of other orders. */
  suggestions: readonly string[];
  etiquetas: readonly string[];
  onChange: (change: Pick<SeguimientoBody, 'etiquetas_nuevas' | 'etiquetas_quitadas'>) => void;
}

/** An order's tags: proposes known tags, and accepts new ones. */
const EtiquetasField = ({ suggestions, etiquetas, onChange }: EtiquetasFieldProps) => (
  <Autocomplete
    {...useListLayer()}
    multiple
    freeSolo
    size="small"
    options={[...suggestions]}
    value={[...etiquetas]}
    filterSelectedOptions
    onChange={(_event, next) =>
      onChange({
        etiquetas_nuevas: next.map((one) => one.trim()).filter((one) => one && !etiquetas.includes(one)),
        etiquetas_quitadas: etiquetas.filter((one) => !next.includes(one)),
      })
    }
    clearText="Quitar todas"
    renderInput={(params) => (
      <TextField
        {...params}
        label="Etiquetas"
        helperText="Enter agrega la que se escribió."
        slotProps={{
          ...params.slotProps,
          htmlInput: { ...params.slotProps.htmlInput, maxLength: LIMITS.etiquetaPedido },
        }}
      />
    )}
    fullWidth
  />
);

type SeguimientoChange = Omit<SeguimientoBody, 'pedido_ids' | 'solo_de'>;

/** Milliseconds, long enough to look at the order. */
const UNDO = { duration: 10_000 };
/** Only the last change can be undone here; earlier tag changes in the dialog. */
let lastToast: ToastKey | undefined;

/** Returns the change that undoes a change, unless another user reassigned the order. */
export const inverseOf = (
  { asignado }: PedidoDelPanel,
  { asignado_a, etiquetas_nuevas, etiquetas_quitadas }: SeguimientoChange,
): Omit<SeguimientoBody, 'pedido_ids'> => ({
  ...(asignado_a !== undefined && { asignado_a: asignado?.usuario_id ?? null, solo_de: asignado_a }),
  ...(etiquetas_nuevas && { etiquetas_quitadas: etiquetas_nuevas }),
  ...(etiquetas_quitadas && { etiquetas_nuevas: etiquetas_quitadas }),
});

/** Assigns an order and changes its tags; lists and page update at once, and for some seconds it can be undone. */
function useSeguimientoChange(pedido: PedidoDelPanel) {
  const queryClient = useQueryClient();
  const send = async (change: Omit<SeguimientoBody, 'pedido_ids'>) => {
    const { data } = await pedidosSeguir({ body: { pedido_ids: [pedido.pedido_id], ...change } });
    putPedidos(queryClient, data.pedidos);
  };
  return useOnceAtATime({
    mutationFn: async (change: SeguimientoChange) => {
      const back = inverseOf(pedido, change);
      await send(change);
      return back;
    },
    onSuccess: (back) => {
      if (lastToast !== undefined) toasts.close(lastToast);
      lastToast = toasts.success('Seguimiento del pedido cambiado', {
        ...UNDO,
        action: undoAction(
          queryClient,
          async () => {
            await send(back);
            return `Pedido ${pedido.numero}: seguimiento como antes.`;
          },
          {},
        ),
      });
    },
  });
}

export interface SeguimientoDialogProps {
  pedido: PedidoDelPanel;
  onClose: () => void;
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(2),
}));

/** An order's assignee, tags and notes; each change is saved at once. Customers see none of them. */
export function SeguimientoDialog({ pedido, onClose }: SeguimientoDialogProps) {
  const { pedido_id, asignado, etiquetas } = pedido;
  const path = { pedido_id };
  const seguimiento = useQuery(pedidosSeguimientoOptions());
  const change = useSeguimientoChange(pedido);
  const personal = seguimiento.data?.personal ?? [];
  // Keep an assignee who no longer works here.
  const isKnown = personal.some(({ usuario_id }) => usuario_id === asignado?.usuario_id);
  const options = [...personal, ...(asignado && !isKnown ? [asignado] : [])].map((one) => ({
    value: one.usuario_id,
    label: `${one.nombre} ${one.apellido}`.trim(),
  }));
  return (
    <DetailsDialog
      open
      title={`Pedido N.º ${pedido.numero}, para la casa`}
      onClose={onClose}
      texts={{ close: 'Volver al pedido' }}
    >
      <Fields>
        <FilterSelect
          label="A cargo de"
          all="Nadie"
          query={seguimiento}
          options={options}
          value={asignado?.usuario_id}
          onChange={(next) => change.mutate({ asignado_a: next ?? null })}
          sx={{ width: '100%' }}
        />
        <EtiquetasField
          suggestions={seguimiento.data?.etiquetas ?? []}
          etiquetas={etiquetas ?? []}
          onChange={change.mutate}
        />
        <Notas
          of={pedido_id}
          notas={useQuery(pedidosNotasOptions({ path }))}
          write={(body) => pedidosAnotar({ path, body })}
          remove={({ nota_id }) => pedidosBorrarNota({ path: { pedido_id, nota_id } })}
          changed={PEDIDOS_QUERIES}
        />
      </Fields>
    </DetailsDialog>
  );
}
