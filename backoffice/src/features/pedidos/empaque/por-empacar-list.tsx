import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import { empaquesPendientesOptions } from 'api-client/backoffice';
import { plainList } from '../../../shared/plain-list/plain-list.tsx';
import { RowLink } from '../../../shared/row-action.tsx';
import { ShortDate } from '../../../shared/short-date.tsx';
import { clienteOf } from '../estado.ts';

/** Approved orders that wait for packing, oldest first; without prices, which packers may not see. */
export const porEmpacarList = plainList({
  title: 'Por empacar',
  filters: {},
  call: (query) => empaquesPendientesOptions({ query }),
  rows: ({ pedidos }) => pedidos,
  rowKey: ({ pedido_id }) => pedido_id,
  columns: [
    { key: 'numero', header: 'Pedido', width: 'fit', phone: 'hidden', cell: ({ numero }) => numero },
    {
      key: 'cliente',
      header: 'Cliente',
      phone: 'title',
      cell: (pedido) => (
        <div>
          {clienteOf(pedido)}
          {/* For small screens, which have no such columns. */}
          <Box sx={{ display: { md: 'none' }, typography: 'body2', color: 'text.secondary' }}>
            {`n.º ${pedido.numero} · `}
            <ShortDate iso={pedido.fecha_pedido} />
          </Box>
        </div>
      ),
    },
    {
      key: 'fecha',
      header: 'Fecha',
      width: 'fit',
      phone: 'hidden',
      cell: ({ fecha_pedido }) => <ShortDate iso={fecha_pedido} />,
    },
    {
      key: 'empacar',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'tools',
      cell: ({ pedido_id, numero }) => (
        <RowLink
          label="Empacar"
          context={`pedido ${numero}`}
          icon={<Inventory2Outlined />}
          opens
          to="/empaque/$pedidos"
          params={{ pedidos: pedido_id }}
        />
      ),
    },
  ],
  empty: 'No hay pedidos por empacar',
});
