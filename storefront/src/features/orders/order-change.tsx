import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  misPedidosRetirarPropuesta,
  type PedidoConDetalles,
  type Propuesta,
  type Tag,
} from 'api-client/storefront';
import { cantidadText } from 'api-client/storefront-entrega';
import { isNeto, totalText } from 'app-core/cart/iva';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { tagged } from 'app-core/queries/tagged';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type ReactNode, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { myOrderProposal } from './queries.ts';

interface OrderChangeProps {
  pedido: PedidoConDetalles;
  /** Further actions, beside the button. */
  children?: ReactNode;
}

const form = lateView(async () => (await import('./change-form.tsx')).ChangeForm);

/** Lets the customer propose a change to an order that awaits approval, and shows the answer. */
export function OrderChange({ pedido, children }: OrderChangeProps) {
  const { pedido_id } = pedido;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  // Optional: without this data the customer can still propose a change.
  const { data } = useQuery({ ...myOrderProposal(pedido_id), ...reportedByScreen });
  const [asking, setAsking] = useState(false);
  const Form = useLateView(form, asking, () => setAsking(false));
  const { mutate: withdraw, isPending } = useOnceAtATime({
    mutationFn: async () => (await misPedidosRetirarPropuesta({ path: { pedido_id } })).data,
    onSuccess: async () => {
      toasts.success('Retiraste el cambio: el pedido queda como estaba.');
      await queryClient.invalidateQueries(tagged<Tag>('misPedidos'));
    },
  });
  const propuesta = data?.propuesta;
  const open = propuesta?.estado === 'abierta' ? propuesta : undefined;
  if (asking && Form) return <Form pedido={pedido} open={open} onDone={() => setAsking(false)} />;
  return (
    <Stack spacing={4}>
      {propuesta && <ProposalNotice propuesta={propuesta} isNeto={isNeto(pedido)} />}
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" loading={asking} disabled={isPending} onClick={() => setAsking(true)}>
          {open ? 'Corregir el cambio' : 'Pedir un cambio'}
        </Button>
        {open && (
          <Button variant="outlined" loading={isPending} onClick={() => withdraw()}>
            Retirar el cambio
          </Button>
        )}
        {children}
      </Stack>
    </Stack>
  );
}

/** Status of the proposed change. Renders nothing after a withdrawal. */
function ProposalNotice({ propuesta, isNeto }: { propuesta: Propuesta; isNeto: boolean }) {
  const { estado, lineas, total_precio, motivo } = propuesta;
  switch (estado) {
    case 'abierta':
      return (
        <Alert severity="info">
          Pediste este cambio. La distribuidora todavía no respondió.
          <ul>
            {lineas.map(({ producto_id, ...linea }) => (
              <li key={producto_id}>{changeText(linea)}</li>
            ))}
          </ul>
          Con el cambio, el total sería {totalText(isNeto, total_precio)}.
        </Alert>
      );
    case 'aceptada':
      return <Alert severity="success">La distribuidora aceptó el cambio que pediste.</Alert>;
    case 'rechazada':
      return (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          La distribuidora no hizo el cambio que pediste: «{motivo}».
        </Alert>
      );
    case 'cerrada':
      return (
        <Alert severity="warning">
          El pedido cambió de estado antes de que la distribuidora respondiera al cambio que pediste.
        </Alert>
      );
    default:
      return null;
  }
}

/** For example 'Almendra: 3 → 2', 'Nuez: quitar', 'Chía: agregar 4'. */
const changeText = ({ nombre, antes, despues }: Omit<Propuesta['lineas'][number], 'producto_id'>) =>
  antes === null
    ? `${nombre}: agregar ${despues}`
    : despues === 0
      ? `${nombre}: quitar`
      : `${nombre}: ${cantidadText(antes)} → ${despues}`;
