import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { links } from '../links.ts';
import { RouterLink } from '../router-link.tsx';
import { useSession } from '../session/use-session.ts';

/** In the place of a price: on its way for a customer, and for a visitor who gets to see it and how. */
export function PriceNotice() {
  const { seesPrices } = useSession();
  if (seesPrices) return <Skeleton width="60%" height={32} aria-label="Cargando el precio" />;
  return (
    <Typography variant="body2" color="textSecondary">
      Precio para comercios aprobados.{' '}
      <Link
        component={RouterLink}
        href={links.login}
        color="primary"
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        Ver precio
      </Link>
    </Typography>
  );
}
