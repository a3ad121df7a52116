import { informesInactivosOptions } from 'api-client/backoffice';
import { lazy, Suspense } from 'react';
import { formatMoney } from 'ui-kit/money';
import { choiceFilter } from '../../shared/plain-list/list-filters.tsx';
import { plainList } from '../../shared/plain-list/plain-list.ts';
import { ShortDate } from '../../shared/short-date.tsx';

/** With the list's first row: every page loads this file. */
const ClienteCell = lazy(async () => ({
  default: (await import('../../shared/cliente-cell.tsx')).ClienteCell,
}));

/** Who ordered more than once, and stopped. */
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
    {
      key: 'cliente',
      header: 'Cliente',
      width: '40%',
      phone: 'title',
      cell: (cliente) => (
        <Suspense fallback={`${cliente.usuario.nombre} ${cliente.usuario.apellido}`}>
          <ClienteCell {...cliente} />
        </Suspense>
      ),
    },
    {
      key: 'ultimo',
      header: 'Último pedido',
      cell: ({ ultimo_pedido }) => <ShortDate iso={ultimo_pedido} />,
    },
    {
      key: 'cada',
      header: 'Pedía cada',
      width: 'fit',
      align: 'right',
      cell: ({ cada_dias }) => {
        const days = Math.max(1, Math.round(cada_dias));
        return days === 1 ? '1 día' : `${days} días`;
      },
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
      cell: ({ importe }) => formatMoney(importe),
    },
  ],
  empty: 'Nadie dejó de comprar',
});
