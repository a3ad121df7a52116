import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type CuentaDelPedido, cuentaCorrienteDePedidoOptions, type Pedido } from 'api-client/backoffice';
import { agoText, diaText } from 'api-client/backoffice-cuenta';
import { Answer } from 'app-core/queries/answer';
import { shopDay } from 'ui-kit/dates';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { SectionTitle } from 'ui-kit/section-title';
import { Figure, Figures } from '../figures.tsx';
import { RegistrarButton } from './registrar-button.tsx';

/** The amount due of an order; before approval, a warning when the customer exceeds the limit. */
export function PedidoCuenta({ pedido }: { pedido: Pedido }) {
  const { pedido_id, usuario } = pedido;
  const query = useQuery(cuentaCorrienteDePedidoOptions({ path: { pedido_id } }));
  return (
    <Stack component="section" aria-labelledby="pago" sx={{ mt: 8 }}>
      <SectionTitle
        id="pago"
        action={
          query.data && (
            <RegistrarButton
              usuarioId={usuario.usuario_id}
              debe={query.data.saldo}
              pedidos={[query.data]}
              pedido={query.data}
            />
          )
        }
      >
        Pago
      </SectionTitle>
      <Answer
        query={query}
        failed="No se pudo cargar lo que se debe."
        loading={<LoadingDots label="Cargando lo que se debe" />}
      >
        {(cuenta) => (
          <>
            {pedido.estado_pedido === 'esperando_aprobacion' && <DebtWarning cuenta={cuenta} />}
            <Figures>
              <Figure label="Debe">{formatMoney(cuenta.debe)}</Figure>
              <Figure label="Pagado">{formatMoney(cuenta.debe - cuenta.resta)}</Figure>
              <Figure label="Resta">
                <Typography variant="price">{formatMoney(cuenta.resta)}</Typography>
              </Figure>
              <Figure label={cuenta.vencido ? 'Venció el' : 'Vence el'}>
                <Typography color={cuenta.vencido ? 'error' : 'textPrimary'}>
                  {cuenta.vence ? diaText(cuenta.vence) : '—'}
                  {cuenta.vence && cuenta.vencido && ` (${agoText(cuenta.vence, shopDay(new Date()))})`}
                </Typography>
              </Figure>
              <Figure label="Debe el cliente en total">{formatMoney(cuenta.saldo)}</Figure>
            </Figures>
          </>
        )}
      </Answer>
    </Stack>
  );
}

function DebtWarning({ cuenta }: { cuenta: CuentaDelPedido }) {
  return (
    <>
      {cuenta.vencido_cliente > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {`El cliente tiene deuda vencida por ${formatMoney(cuenta.vencido_cliente)}.`}
        </Alert>
      )}
      {cuenta.supera_limite && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {`Si lo apruebas, el cliente deberá ${formatMoney(cuenta.saldo_al_aprobar)}: más que su límite de ${formatMoney(cuenta.limite ?? 0)}.`}
        </Alert>
      )}
    </>
  );
}
