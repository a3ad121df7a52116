import { styled } from '@mui/material/styles';
import { KitLink } from 'ui-kit/kit-link';
import { Logo } from 'ui-kit/logo';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useTienda } from '../../shared/tienda.ts';

const Home = styled(KitLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: touchTarget,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  '& > span': { display: 'flex' },
  // Larger text may break the word beside the three buttons.
  '& > span:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > .tienda-name': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '& > .tienda-name': { display: 'flex' },
    '& > .tienda-mark': { display: 'none' },
  },
}));

/** The shop's name and 'Panel Administrador', linked to the start page. */
export function HomeLink() {
  const logo = useTienda();
  return (
    <Home href="/panel-principal">
      <span className="tienda-mark" aria-hidden>
        <Logo {...logo} compact size={28} />
      </span>
      <span className="tienda-name">
        <Logo {...logo} size={28} />
      </span>
      <span>Panel Administrador</span>
    </Home>
  );
}
