import type { Pedido } from 'api-client/backoffice';
import { lazy, Suspense } from 'react';
import type { DataColumn } from 'ui-kit/data-table';

/** With the list's first row: every page loads what says which columns a list has. */
const ClienteCell = lazy(async () => ({ default: (await import('./cliente-cell.tsx')).ClienteCell }));

/** Of a list of customers: who it is. */
export const clienteColumn: DataColumn<Pick<Pedido, 'usuario'>> = {
  key: 'cliente',
  header: 'Cliente',
  width: '40%',
  phone: 'title',
  cell: ({ usuario }) => (
    <Suspense fallback={`${usuario.nombre} ${usuario.apellido}`}>
      <ClienteCell usuario={usuario} />
    </Suspense>
  ),
};
