import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useForVisitors } from '../session/early-session.ts';
import { useLoginLink } from '../session/return-to.ts';
import { useSession } from '../session/use-session.ts';

/** Placeholder of a price: a skeleton for customers, a login link for visitors, nothing for staff without permission. */
export function PriceNotice() {
  const { authenticated, seesPrices } = useSession();
  const login = useLoginLink();
  const forVisitors = useForVisitors();
  if (seesPrices)
    return (
      <Skeleton width="60%" sx={{ height: ({ spacing }) => spacing(8) }} aria-label="Cargando el precio" />
    );
  if (authenticated) return null;
  return (
    <Typography variant="body2" color="textSecondary" {...forVisitors}>
      Precio para comercios aprobados.{' '}
      <Link href={login} color="primary" sx={{ fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' }}>
        Ver precio
      </Link>
    </Typography>
  );
}
