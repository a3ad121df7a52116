import { preciosCambiosOptions } from 'api-client/backoffice';
import { plainList } from '../../shared/plain-list/plain-list.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { CambioActions } from './cambio-actions.tsx';
import { ajusteText, nameOf, preciosText, stateText } from './cambio-texts.ts';

/** All price changes, newest first. */
export const cambiosList = plainList({
  title: 'Cambios de precios',
  filters: {},
  call: (query) => preciosCambiosOptions({ query }),
  rows: ({ cambios }) => cambios,
  rowKey: ({ cambio_id }) => cambio_id,
  columns: [
    {
      key: 'seleccion',
      header: 'Qué cambió',
      phone: 'title',
      cell: (cambio) => (
        <div>
          {cambio.seleccion}
          <SecondLine>{ajusteText(cambio)}</SecondLine>
        </div>
      ),
    },
    {
      key: 'cuantos',
      header: 'Cuántos',
      cell: ({ suben, bajan }) => preciosText(suben + bajan),
    },
    { key: 'quien', header: 'Quién', cell: ({ usuario }) => nameOf(usuario) },
    { key: 'fecha', header: 'Cuándo', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
    { key: 'estado', header: 'Estado', cell: stateText },
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      cell: (cambio) => <CambioActions cambio={cambio} />,
    },
  ],
  empty: 'Todavía no hay cambios de precios',
});
