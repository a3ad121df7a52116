import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Pedido } from 'api-client/backoffice';
import { shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import type { Place } from './places.tsx';

/** Results per group. */
export const SHOWN = 5;

export const pedidoPlace = ({ pedido_id, numero, usuario, total_precio, ...pedido }: Pedido): Place => ({
  key: pedido_id,
  label: `Pedido ${numero}`,
  detail: [
    usuario.nombre_comercio,
    `${usuario.nombre} ${usuario.apellido}`,
    pedido.estado_pedido.replaceAll('_', ' '),
    shortDate(pedido.fecha_pedido),
  ].join(' · '),
  aside: formatMoney(total_precio),
  href: `/pedido/${pedido_id}`,
  icon: <ReceiptLongOutlined />,
});
