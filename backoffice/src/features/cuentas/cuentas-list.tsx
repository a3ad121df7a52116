import Box from '@mui/material/Box';
import { cuentaCorrienteListOptions } from 'api-client/backoffice';
import { lazy, Suspense } from 'react';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { clienteColumn } from '../../shared/cliente-column.tsx';
import { choiceFilter, plainList, searchFilter } from '../../shared/plain-list/plain-list.tsx';

/** Lazy, loaded with the list's first row: every page loads this file. */
const VencidoCell = lazy(async () => ({ default: (await import('./vencido-cell.tsx')).VencidoCell }));

/** Customer balances and their overdue amounts. */
export const cuentasList = plainList({
  title: 'Cuentas corrientes',
  filters: {
    texto: searchFilter('Buscar cliente'),
    vencidas: choiceFilter({
      label: 'Ver',
      all: 'Todos los que deben',
      options: [{ value: 'si', label: 'Con deuda vencida' }],
    }),
    orden: choiceFilter({
      label: 'Orden',
      all: 'Vencido primero',
      options: [
        { value: 'mayor_deuda', label: 'Quien más debe primero' },
        { value: 'mayor_vencido', label: 'Mayor vencido primero' },
        { value: 'comercio_az', label: 'Por comercio, de la A a la Z' },
      ],
    }),
  },
  call: ({ texto, ...query }) => cuentaCorrienteListOptions({ query: { ...(texto && { texto }), ...query } }),
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
      cell: (cuenta) => (
        <Box sx={{ textAlign: 'end' }}>
          {formatMoney(cuenta.saldo)}
          {cuenta.vencido > 0 && (
            <Suspense fallback={null}>
              <VencidoCell {...cuenta} onCard />
            </Suspense>
          )}
        </Box>
      ),
    },
    {
      key: 'vencido',
      header: 'Vencido',
      phone: 'hidden',
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
      phone: 'hidden',
      width: 'fit',
      align: 'right',
      cell: ({ limite }) => (limite == null ? 'Sin límite' : formatMoney(limite)),
    },
  ],
  sum: ({ total, saldo, vencido }) =>
    `${total === 1 ? '1 cuenta' : `${wholeText(total)} cuentas`}: ${formatMoney(saldo)} en total, ${formatMoney(vencido)} vencido`,
  empty: 'Nadie debe nada',
});
