import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import {
  type PedidoDelPanel,
  pedidosAnotar,
  pedidosBorrarNota,
  pedidosNotasOptions,
  pedidosSeguimientoOptions,
} from 'api-client/backoffice';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { Notas } from '../../../shared/notas/notas.tsx';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { EtiquetasField } from './etiquetas-field.tsx';
import { useSeguimientoChange } from './use-seguimiento-change.ts';

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
          known={seguimiento.data?.etiquetas ?? []}
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
