import type { Pedido } from 'api-client/backoffice';
import { lazy, Suspense } from 'react';
import type { DataColumn } from 'ui-kit/data-table';

/** Lazy, loaded with the list's first row: every page loads the column definitions. */
const ClienteCell = lazy(async () => ({ default: (await import('./cliente-cell.tsx')).ClienteCell }));

/** The customer column. */
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
