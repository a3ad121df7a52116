import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  LIMITS,
  type PedidoConContacto,
  type Propuesta,
  pedidosAceptarPropuesta,
  pedidosPropuestaOptions,
  pedidosRechazarPropuesta,
} from 'api-client/backoffice';
import { cantidadText } from 'api-client/backoffice-entrega';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { formatMoney } from 'ui-kit/money';
import { toasts } from 'ui-kit/use-toasts';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';

/** The customer's open proposal with its actions; nothing without one. */
export function PropuestaPanel({ pedido }: { pedido: PedidoConContacto }) {
  const query = useQuery(pedidosPropuestaOptions({ path: { pedido_id: pedido.pedido_id } }));
  return (
    <Answer query={query} failed="No pudimos ver si el cliente pide un cambio." loading={null}>
      {({ propuesta }) =>
        propuesta?.estado === 'abierta' ? <Open pedido={pedido} propuesta={propuesta} /> : null
      }
    </Answer>
  );
}

function Open({ pedido, propuesta }: { pedido: PedidoConContacto; propuesta: Propuesta }) {
  const { pedido_id, version, usuario, total_precio } = pedido;
  const { propuesta_id, lineas, al_dia } = propuesta;
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const path = { pedido_id, propuesta_id };
  const done = (text: string) => {
    setConfirming(false);
    toasts.success(text);
    return queryClient.invalidateQueries(PEDIDOS_QUERIES);
  };
  const failed = (error: unknown) => {
    setConfirming(false);
    toasts.warning(messageOf(error));
    return queryClient.invalidateQueries(PEDIDOS_QUERIES);
  };
  const accept = useOnceAtATime({
    mutationFn: () => pedidosAceptarPropuesta({ path, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: () => done('El pedido quedó como lo pidió el cliente.'),
    onFailure: failed,
  });
  const reject = useOnceAtATime({
    mutationFn: (motivo: string) => pedidosRechazarPropuesta({ path, body: { motivo } }),
    onSuccess: () => done('Rechazaste el cambio. Le avisamos al cliente.'),
    onFailure: failed,
  });
  const busy = accept.isPending || reject.isPending;
  return (
    <Alert severity="warning" sx={{ mb: 4, '& .MuiAlert-message': { width: 1 } }}>
      <AlertTitle>{`${usuario.nombre_comercio || usuario.nombre} pide un cambio`}</AlertTitle>
      <ul>
        {lineas.map((linea) => (
          <li key={linea.producto_id}>{lineText(linea)}</li>
        ))}
        <li>
          Total: {formatMoney(total_precio)} → <strong>{formatMoney(propuesta.total_precio)}</strong>
        </li>
      </ul>
      {!al_dia && (
        <p>El pedido cambió después. Ya no se puede aceptar tal cual: edítalo o rechaza el cambio.</p>
      )}
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={accept.isPending}
          disabled={!al_dia || busy}
          onClick={() => accept.mutate()}
        >
          Aceptar el cambio
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => setConfirming(true)}>
          Rechazar el cambio
        </Button>
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        title="¿Rechazar el cambio?"
        text="El pedido queda como está. El cliente lee el motivo en su pedido y en un correo."
        reason={{ label: 'Motivo', required: true, maxLength: LIMITS.motivoCancelacion }}
        busy={reject.isPending}
        onConfirm={reject.mutate}
        onCancel={() => setConfirming(false)}
        texts={{ confirm: 'Rechazar el cambio', cancel: 'Volver' }}
      />
    </Alert>
  );
}

/** Returns 'Almendra: 3 → 2', 'Nuez: quitar (eran 1)' or 'Chía: agregar 4 × $ 1.000,00'. */
function lineText({ nombre, antes, despues, precio_unitario }: Propuesta['lineas'][number]): string {
  if (antes === null) return `${nombre}: agregar ${despues} × ${formatMoney(precio_unitario)}`;
  const before = cantidadText(antes);
  return despues === 0 ? `${nombre}: quitar (eran ${before})` : `${nombre}: ${before} → ${despues}`;
}
