import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { miInicioGetOptions } from 'api-client/storefront';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { failureText } from '../../shared/failure-text.ts';
import { ownMenu } from '../../shared/links.ts';
import { useLiveOrders } from '../../shared/orders/use-live-orders.ts';
import { RepeatDialog, useRepeatOrder } from '../../shared/orders/use-repeat-order.tsx';
import { AccountCard, LastOrderCard, UnderWayCard } from './customer-orders.tsx';
import { GAP, roomHeight, roomRows } from './customer-room.ts';
import { DueCard } from './due-card.tsx';

const areas = {
  xs: '"due" "last" "way" "debt"',
  sm: '"due due" "last way" "last debt"',
  lg: '"due last way" "due last debt"',
};
const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
const grid = {
  display: 'grid',
  gap: `${GAP}rem`,
  gridTemplateAreas: areas,
  gridTemplateColumns: columns,
  gridTemplateRows: roomRows,
};
const AREAS = ['due', 'last', 'way', 'debt'] as const;

/** The customer's part of the home page: due products, last order, order in progress and balance. */
export function CustomerHome() {
  // Reload on each visit, so that an order that was just placed is shown.
  const query = useQuery({ ...miInicioGetOptions(), refetchOnMount: 'always', ...reportedByScreen });
  const { data, error, isFetching, refetch } = query;
  useLiveOrders();
  const { repeat, repeating, result, close } = useRepeatOrder();
  if (!data && error) {
    return <Failed text={failureText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  return (
    <Box sx={grid}>
      <DueCard inicio={data} />
      <LastOrderCard pedido={data.ultimo} repeating={repeating !== undefined} onRepeat={repeat} />
      <UnderWayCard pedidos={data.en_curso} total={data.en_curso_total} />
      <AccountCard saldo={data.saldo} vencido={data.vencido} />
      <RepeatDialog result={result} onClose={close} />
    </Box>
  );
}

const Waiting = () => (
  <Box sx={grid} aria-busy aria-label="Cargando tu resumen" role="status">
    {AREAS.map((area) => (
      <Card key={area} variant="outlined" sx={{ gridArea: area, p: 4 }}>
        <Skeleton sx={{ width: 0.55, height: (theme) => theme.spacing(7) }} />
        <Skeleton width="80%" />
        {area !== 'debt' && <Skeleton width="65%" />}
      </Card>
    ))}
  </Box>
);

/** Error message, with links to the pages that offer the same actions. */
const Failed = ({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) => (
  <Box sx={{ minHeight: roomHeight }}>
    <Alert
      severity="error"
      action={
        <Button color="inherit" loading={busy} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      No pudimos cargar tu resumen. {text}
    </Alert>
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mt: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ownMenu.map(({ label, href }) => (
        <Button key={href} href={href} variant="outlined" size="large">
          {label}
        </Button>
      ))}
    </Box>
  </Box>
);
