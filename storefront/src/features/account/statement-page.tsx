import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type CuentaDePedido,
  type MiCuentaCorriente,
  type Movimiento,
  miCuentaCorrienteGetOptions,
  miCuentaCorrientePdf,
  miCuentaCorrientePlanilla,
} from 'api-client/storefront';
import { agoText, diaText, movimientoText } from 'api-client/storefront-cuenta';
import { pageQuery, totalPages } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { type ReactNode, useState } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { lateView, useLateView } from 'ui-kit/late-view';
import { formatMoney } from 'ui-kit/money';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { Pager } from 'ui-kit/pager';
import { SectionTitle } from 'ui-kit/section-title';
import { least } from 'ui-kit/theme/tokens';
import { alreadyTried } from '../../shared/already-tried.ts';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { DownloadButton, PlanillaButtons } from '../../shared/download-button.tsx';
import { links } from '../../shared/links.ts';
import { useSession } from '../../shared/session/session.ts';
import { bankDetails } from '../../shared/transfer/bank-details.ts';
import { movementDetails } from './movement-details.ts';
import { plazoText } from './plazo-text.ts';

const NAME = 'cuenta-corriente';

/** The shop's bank details. */
const transfer = lateView(
  async () => (await import('../../shared/transfer/transfer-data.tsx')).TransferData,
  'when-wanted',
);

/** Account statement: what the customer owes and paid, line by line. */
export function StatementPage(props: Omit<StatementProps, 'data' | 'transfer'>) {
  const { authenticated } = useSession();
  const options = myAccount(props.page);
  // Load in parallel with the statement, but show both together: the bank details are above the orders.
  useQuery({ ...options, enabled: authenticated });
  const bank = useQuery({ ...bankDetails, enabled: authenticated, ...reportedByScreen });
  const [isMissing, setMissing] = useState(false);
  const Transfer = useLateView(transfer, authenticated, () => setMissing(true));
  const isWhole = (Transfer !== undefined || isMissing) && alreadyTried(bank);
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle lead="Lo que debes, lo que pagaste y lo que vence. Si algo no coincide, escríbenos.">
        Cuenta corriente
      </PageTitle>
      <ListBoundary
        options={options}
        enabled={authenticated && isWhole}
        listKey={`${NAME}-${props.page}`}
        errorText="No pudimos cargar tu cuenta corriente."
        fallback={<StatementSkeleton />}
      >
        {(data) => <Statement data={data} transfer={Transfer && <Transfer />} {...props} />}
      </ListBoundary>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ mt: 8 }}>
        <DownloadButton name={NAME} variant="outlined" type="pdf" call={miCuentaCorrientePdf}>
          Descargar en PDF
        </DownloadButton>
        <PlanillaButtons name={NAME} call={miCuentaCorrientePlanilla} />
      </Stack>
    </PageContainer>
  );
}

interface StatementProps {
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
          {movementDetails(line)}
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
function Statement({ data, transfer, page, onPage }: StatementProps) {
  const { saldo, vencido, plazo, pendientes, movimientos, total } = data;
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
        <div>
          <dt>Plazo de pago</dt>
          <dd>{plazoText(plazo)}</dd>
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
const StatementSkeleton = () => (
  <div role="status" aria-busy aria-label="Cargando tu cuenta corriente">
    <Figures aria-hidden>
      {['Debes', 'Vencido', 'Plazo de pago'].map((label) => (
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

/** A page of the customer's account statement. */
const myAccount = (page?: number) =>
  callOptions<MiCuentaCorriente>(miCuentaCorrienteGetOptions({ query: pageQuery(page) }));
