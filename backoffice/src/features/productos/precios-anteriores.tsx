import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LIMITS, type PreciosDeProductoPage, preciosDeProductoOptions } from 'api-client/backoffice';
import { useState } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { wholeText } from 'ui-kit/whole-text';
import { ButtonLink } from '../../shared/links.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { ORIGENES_PRECIO, pastPrice } from '../../shared/past-prices.ts';
import { ShortDate } from '../../shared/short-date.tsx';

type Row = PreciosDeProductoPage['precios'][number];

const columns: readonly DataColumn<Row>[] = [
  { key: 'fecha', header: 'Cuándo', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
  {
    key: 'quien',
    header: 'Quién',
    cell: ({ usuario, origen, cambio_id }) => (
      <div>
        {usuario ? `${usuario.nombre} ${usuario.apellido}` : '—'}
        <Typography variant="body2" color="textSecondary">
          {cambio_id ? (
            <ButtonLink to="/cambio-de-precios/$cambio_id" params={{ cambio_id }} variant="text" size="small">
              {ORIGENES_PRECIO[origen]}
            </ButtonLink>
          ) : (
            ORIGENES_PRECIO[origen]
          )}
        </Typography>
      </div>
    ),
  },
  { key: 'antes', header: 'Antes', align: 'right', width: 'fit', cell: ({ antes }) => pastPrice(antes) },
  {
    key: 'precio',
    header: 'Después',
    align: 'right',
    width: 'fit',
    cell: ({ precio }) => pastPrice(precio),
  },
];

const MAX_ROWS = LIMITS.page * 2;

/** The product's former prices with their end dates, newest first; loaded on request. */
export function PreciosAnteriores({ producto_id }: { producto_id: string }) {
  const [open, setOpen] = useState(false);
  const precios = useQuery({
    ...preciosDeProductoOptions({ path: { id: producto_id }, query: { limit: MAX_ROWS } }),
    enabled: open,
  });
  const total = precios.data?.total ?? 0;
  return (
    <section>
      <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        Precios anteriores
      </Button>
      {open && (
        <ListTable
          query={precios}
          label="Precios anteriores"
          columns={columns}
          rows={({ precios }) => precios}
          rowKey={({ fecha, precio }) => `${fecha} ${precio}`}
          empty={<EmptyState announce="status" title="Su precio no cambió todavía" />}
        />
      )}
      {open && total > MAX_ROWS && (
        <Typography color="textSecondary">{`Los últimos ${MAX_ROWS} de ${wholeText(total)}.`}</Typography>
      )}
    </section>
  );
}
