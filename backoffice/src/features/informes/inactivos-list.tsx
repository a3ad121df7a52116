import Box from '@mui/material/Box';
import { informesInactivosOptions } from 'api-client/backoffice';
import { formatMoney } from 'ui-kit/money';
import { clienteColumn } from '../../shared/cliente-column.tsx';
import { choiceFilter, plainList } from '../../shared/plain-list/plain-list.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';

function daysText(days: number): string {
  const whole = Math.max(1, Math.round(days));
  return whole === 1 ? '1 día' : `${whole} días`;
}

/** Customers who ordered more than once and stopped. */
export const inactivosList = plainList({
  title: 'Dejaron de comprar',
  filters: {
    dias: choiceFilter({
      label: 'Sin pedir',
      all: 'Hace 60 días o más',
      options: [
        { value: '30', label: 'Hace 30 días o más' },
        { value: '90', label: 'Hace 90 días o más' },
        { value: '180', label: 'Hace 180 días o más' },
      ],
    }),
  },
  call: (query) => informesInactivosOptions({ query }),
  rows: ({ clientes }) => clientes,
  rowKey: ({ usuario }) => usuario.usuario_id,
  columns: [
    clienteColumn,
    {
      key: 'ultimo',
      header: 'Último pedido',
      cell: ({ ultimo_pedido }) => <ShortDate iso={ultimo_pedido} />,
    },
    {
      key: 'cada',
      header: 'Pedía cada',
      phone: 'hidden',
      width: 'fit',
      align: 'right',
      cell: ({ cada_dias }) => daysText(cada_dias),
    },
    {
      key: 'pedidos',
      header: 'Pedidos',
      width: 'fit',
      align: 'right',
      cell: ({ pedidos }) => String(pedidos),
    },
    {
      key: 'importe',
      header: 'Compró en total',
      width: 'fit',
      align: 'right',
      phone: 'aside',
      cell: ({ importe, cada_dias }) => (
        <div>
          {formatMoney(importe)}
          {/* For small screens, which have no such column. */}
          <Box sx={{ display: { md: 'none' } }}>
            <SecondLine>{`cada ${daysText(cada_dias)}`}</SecondLine>
          </Box>
        </div>
      ),
    },
  ],
  empty: 'Nadie dejó de comprar',
});
