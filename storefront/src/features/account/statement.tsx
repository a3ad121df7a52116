import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CuentaDePedido, MiCuentaCorriente, Movimiento } from 'api-client/storefront';
import { agoText, diaText, movimientoText } from 'api-client/storefront-cuenta';
import { totalPages } from 'app-core/paging';
import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { Pager } from 'ui-kit/pager';
import { SectionTitle } from 'ui-kit/section-title';
import { least } from 'ui-kit/theme/tokens';
import { links } from '../../shared/links.ts';

export interface StatementProps {
  data: MiCuentaCorriente;
  /** The shop's bank details. */
  transfer: ReactNode;
  page: number;
  onPage: (page: number) => void;
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.button}), ${least.amount}))`,
  gap: theme.spacing(4, 8),
  margin: theme.spacing(6, 0, 8),
  '& dt': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const lineColumns: readonly DataColumn<Movimiento>[] = [
  {
    key: 'fecha',
    header: 'Fecha',
    width: 'fit',
    cell: ({ fecha }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {diaText(fecha)}
      </Box>
    ),
  },
  {
    key: 'detalle',
    header: 'Movimiento',
    phone: 'title',
    cell: (line) => (
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {movimientoText(line)}
        <Typography variant="body2" color="textSecondary">
          {[line.vence && `Vence el ${diaText(line.vence)}`, line.nota, line.revertido && 'Revertido']
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    ),
  },
  {
    key: 'importe',
    header: 'Importe',
    width: 'fit',
    align: 'right',
    phone: 'aside',
    cell: ({ importe }) => formatMoney(importe),
  },
  { key: 'saldo', header: 'Saldo', width: 'fit', align: 'right', cell: ({ saldo }) => formatMoney(saldo) },
];

const orderColumns: readonly DataColumn<CuentaDePedido>[] = [
  {
    key: 'numero',
    header: 'Pedido',
    phone: 'title',
    cell: ({ pedido_id, numero }) => (
      <Button href={links.pedido(pedido_id)} sx={{ marginInlineStart: -3 }}>{`N.º ${numero}`}</Button>
    ),
  },
  {
    key: 'vence',
    header: 'Vence',
    cell: ({ vence, vencido }) =>
      vence ? `${diaText(vence)}${vencido ? ` (vencido ${agoText(vence, shopDay(new Date()))})` : ''}` : '—',
  },
  { key: 'debe', header: 'Total', width: 'fit', align: 'right', cell: ({ debe }) => formatMoney(debe) },
  {
    key: 'resta',
    header: 'Resta pagar',
    width: 'fit',
    align: 'right',
    phone: 'aside',
    cell: ({ resta }) => formatMoney(resta),
  },
];

/** Shows the balance, the unpaid orders and one page of lines. */
export function Statement({ data, transfer, page, onPage }: StatementProps) {
  const { saldo, vencido, pendientes, movimientos, total } = data;
  const pages = totalPages(total);
  return (
    <>
      <Figures>
        <div>
          <dt>{saldo < 0 ? 'Saldo a favor' : 'Debes'}</dt>
          <dd>
            <Typography variant="price">{formatMoney(Math.abs(saldo))}</Typography>
          </dd>
        </div>
        <div>
          <dt>Vencido</dt>
          <dd>
            <Typography variant="price" color={vencido > 0 ? 'error' : 'textPrimary'}>
              {formatMoney(vencido)}
            </Typography>
          </dd>
        </div>
      </Figures>
      {transfer}
      {page === 1 && pendientes.length > 0 && (
        <Box component="section" aria-labelledby="pendientes" sx={{ mb: 8 }}>
          <SectionTitle id="pendientes">Pedidos por pagar</SectionTitle>
          <DataTable
            label="Pedidos por pagar"
            columns={orderColumns}
            rows={pendientes}
            rowKey={({ pedido_id }) => pedido_id}
          />
        </Box>
      )}
      <section aria-labelledby="movimientos">
        <SectionTitle id="movimientos">Movimientos</SectionTitle>
        <DataTable
          label="Movimientos"
          columns={lineColumns}
          rows={movimientos}
          rowKey={({ movimiento_id }) => movimiento_id}
          empty={
            <EmptyState
              title={total > 0 ? 'No hay movimientos en esta página.' : 'Todavía no hay movimientos.'}
            />
          }
        />
        {(pages > 1 || page > 1) && <Pager page={page} totalPages={pages} onChange={onPage} />}
      </section>
    </>
  );
}

/** Has the size of a statement, so that the content below starts outside the window. */
export const StatementSkeleton = () => (
  <div role="status" aria-busy aria-label="Cargando tu cuenta corriente">
    <Figures aria-hidden>
      {['Debes', 'Vencido'].map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Typography variant="price">
              <Skeleton width="8em" />
            </Typography>
          </dd>
        </div>
      ))}
    </Figures>
    <SectionTitle>Movimientos</SectionTitle>
    <DataTable
      label="Movimientos"
      columns={lineColumns}
      rows={[]}
      rowKey={({ movimiento_id }) => movimiento_id}
      loading
    />
  </div>
);
