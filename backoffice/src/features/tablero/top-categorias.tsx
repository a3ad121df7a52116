import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GananciaPorCategoria } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';
import { least, line, shape, touchTarget } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { shareOf } from './tablero.ts';

/** Two columns where both fit eight digits. */
const two = {
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least.amount}, 40%)), 1fr))`,
};

const Cards = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.between('sm', 'md')]: two,
  [theme.breakpoints.up('lg')]: two,
}));

const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(4),
  border: `${line.thin} ${theme.tokens.palette.divider}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > strong': { ...theme.typography.price, display: 'block', whiteSpace: 'nowrap' },
  '& > span': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
}));

/** Skeleton cards. */
const SHOWN = 6;

export interface TopCategoriasProps {
  /** Highest first; undefined while loading. */
  categorias: readonly GananciaPorCategoria[] | undefined;
  /** The period's earnings in pesos. */
  total: number;
}

/** The categories with the highest earnings, and their share. */
export function TopCategorias({ categorias, total }: TopCategoriasProps) {
  return (
    <section aria-labelledby="top-categorias" aria-busy={!categorias}>
      {/* Same size as the charts' titles on the same line. */}
      <Typography
        id="top-categorias"
        component="h2"
        variant="h4"
        sx={{ display: 'flex', alignItems: 'center', minHeight: touchTarget, mb: 2 }}
      >
        Top categorías en ventas
      </Typography>
      <Cards>
        {categorias
          ? categorias.slice(0, SHOWN).map(({ categoria, ganancia }) => (
              <Card key={categoria}>
                {categoria}
                <strong>{formatMoneyShort(ganancia)}</strong>
                <span>{shareOf(ganancia, total)} de las ganancias</span>
              </Card>
            ))
          : Array.from({ length: SHOWN }, (_, place) => `card-${place}`).map((key) => (
              <Card key={key} aria-hidden>
                <Skeleton width="60%" />
                <strong>
                  <Skeleton width="80%" />
                </strong>
                <Skeleton width="70%" />
              </Card>
            ))}
      </Cards>
      {!categorias && <VisuallyHidden role="status">Cargando categorías…</VisuallyHidden>}
    </section>
  );
}
