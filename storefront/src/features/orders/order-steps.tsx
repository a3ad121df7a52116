import { styled } from '@mui/material/styles';
import type { EstadoPedido, MiPedidoCambio, PedidoConDetalles } from 'api-client/storefront';
import { ESTADO_TEXTS } from 'api-client/storefront-entrega';
import { fullDate, shortDate } from 'ui-kit/dates';
import { line } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';

interface OrderStepsProps {
  pedido: PedidoConDetalles;
  /** History; undefined while loading. The dates have reserved space. */
  cambios: readonly MiPedidoCambio[] | undefined;
}

const WAY: readonly EstadoPedido[] = ['aprobado', 'enviado', 'recibido'];

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
  '& li': {
    ...theme.typography.body2,
    borderTop: `${line.edge} ${theme.tokens.palette.divider}`,
    paddingTop: theme.spacing(2),
    color: theme.tokens.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& li[data-done]': {
    borderTopColor: theme.tokens.palette.primary.main,
    color: theme.tokens.palette.text.primary,
  },
  '& strong': { display: 'block' },
  '& time': { display: 'block', minHeight: '1lh' },
}));

/** Progress of an order with the date of each step. */
export function OrderSteps({ pedido, cambios }: OrderStepsProps) {
  const { estado_pedido, fecha_pedido } = pedido;
  const way: readonly EstadoPedido[] = estado_pedido === 'cancelado' ? ['cancelado'] : WAY;
  const place = way.indexOf(estado_pedido);
  const since = (estado: EstadoPedido) =>
    cambios?.findLast(({ estado_despues, tipo }) => tipo === 'estado' && estado_despues === estado)?.fecha;
  const steps = [
    { key: 'pedido', label: 'Pedido', done: true, fecha: fecha_pedido },
    ...way.map((estado, index) => ({
      key: estado,
      label: ESTADO_TEXTS[estado],
      done: index <= place,
      fecha: index <= place ? since(estado) : undefined,
    })),
  ];
  const current = place + 1;
  return (
    <Steps aria-label="Estado del pedido">
      {steps.map(({ key, label, done, fecha }, index) => (
        <li key={key} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
          <strong>{label}</strong>
          {!done && <VisuallyHidden>Todavía no</VisuallyHidden>}
          <time dateTime={fecha} title={fecha && fullDate(fecha)}>
            {fecha && shortDate(fecha)}
          </time>
        </li>
      ))}
    </Steps>
  );
}
