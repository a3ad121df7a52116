import Typography from '@mui/material/Typography';
import type { CuentasPage } from 'api-client/backoffice';
import { agoText } from 'api-client/backoffice-cuenta';
import { onlyOnCards } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';

type VencidoCellProps = CuentasPage['cuentas'][number] & {
  /** Whether the cell stands below the balance: cards have no overdue column. */
  onCard?: boolean;
};

/** The overdue amount, and the age of its oldest part. */
export const VencidoCell = ({ vencido, vencido_desde: since, onCard = false }: VencidoCellProps) => (
  <Typography
    component="div"
    variant={onCard ? 'body2' : 'body1'}
    {...(onCard && { [onlyOnCards]: '' })}
    align="right"
    color={vencido > 0 ? 'error' : 'textSecondary'}
  >
    {onCard && 'Vencido '}
    {formatMoney(vencido)}
    {since && <Typography variant="body2">{agoText(since, shopDay(new Date()))}</Typography>}
  </Typography>
);
