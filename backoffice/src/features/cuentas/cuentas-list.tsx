import { cuentaCorrienteListOptions } from 'api-client/backoffice';
import { lazy, Suspense } from 'react';
import { formatMoney } from 'ui-kit/money';
import { clienteColumn } from '../../shared/cliente-column.tsx';
import { choiceFilter } from '../../shared/plain-list/list-filters.tsx';
import { plainList } from '../../shared/plain-list/plain-list.ts';

/** With the list's first row: every page loads this file. */
const VencidoCell = lazy(async () => ({ default: (await import('./vencido-cell.tsx')).VencidoCell }));

/** Who owes what, and what of it fell due. */
export const cuentasList = plainList({
  title: 'Cuentas corrientes',
  filters: {
    vencidas: choiceFilter({
      label: 'Ver',
      all: 'Todos los que deben',
      options: [{ value: 'si', label: 'Con deuda vencida' }],
    }),
  },
  call: (query) => cuentaCorrienteListOptions({ query }),
  rows: ({ cuentas }) => cuentas,
  rowKey: ({ usuario }) => usuario.usuario_id,
  columns: [
    clienteColumn,
    {
      key: 'saldo',
      header: 'Debe',
      width: 'fit',
      align: 'right',
      phone: 'aside',
      cell: ({ saldo }) => formatMoney(saldo),
    },
    {
      key: 'vencido',
      header: 'Vencido',
      width: 'fit',
      align: 'right',
      cell: (cuenta) => (
        <Suspense fallback={formatMoney(cuenta.vencido)}>
          <VencidoCell {...cuenta} />
        </Suspense>
      ),
    },
    {
      key: 'limite',
      header: 'Límite',
      width: 'fit',
      align: 'right',
      cell: ({ limite }) => (limite == null ? 'Sin límite' : formatMoney(limite)),
    },
  ],
  empty: 'Nadie debe nada',
});
