import Typography from '@mui/material/Typography';
import type { CuentasPage } from 'api-client/backoffice';
import { agoText } from 'api-client/backoffice-cuenta';
import { shopDay } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';

/** What is overdue, and for how long the first of it. */
export const VencidoCell = ({ vencido, vencido_desde: since }: CuentasPage['cuentas'][number]) => (
  <Typography component="div" align="right" color={vencido > 0 ? 'error' : 'textSecondary'}>
    {formatMoney(vencido)}
    {since && <Typography variant="body2">{agoText(since, shopDay(new Date()))}</Typography>}
  </Typography>
);
