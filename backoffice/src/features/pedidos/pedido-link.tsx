import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { PedidoDelPanel } from 'api-client/backoffice';
import { Fragment } from 'react';
import { whereCompact } from 'ui-kit/theme/tokens';
import { useHere } from '../../shared/use-return-to.ts';
import type { Mark } from './columnas/marks.ts';
import { clienteOf } from './estado.ts';

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& a': { display: 'block', color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' },
  // The shop's name has a line, and the rest another.
  [whereCompact]: {
    '& > a > strong': { display: 'block' },
    [theme.breakpoints.up('md')]: {
      '@media (pointer: fine)': { '& > a > span': { display: 'inline' } },
    },
    '& > a > span + span::before': { content: '" · "' },
  },
  '& a:hover > strong, & a:focus-visible > strong': { textDecoration: 'underline' },
}));

/** Broken only where it is wider than all there is. */
const Words = styled('span')({ display: 'inline-block', maxWidth: '100%' });

interface PedidoLinkProps {
  pedido: PedidoDelPanel;
  /** What the house calls it by, and what else was chosen to be told. */
  marks: readonly Mark[];
  /** Says so where it is packed. */
  packed: boolean;
}

/** Whose order it is, the shop first, by which staff know people, and its number: the way to it. */
export function PedidoLink({ pedido, marks, packed }: PedidoLinkProps) {
  const state = useHere();
  return (
    <Root>
      <Link to="/pedido/$pedido_id" params={{ pedido_id: pedido.pedido_id }} state={state}>
        <strong>{pedido.usuario.nombre_comercio}</strong>{' '}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {`n.º ${pedido.numero} · `}
          <span>{clienteOf(pedido)}</span>
          {packed && pedido.bultos && ' · Empacado'}
        </Typography>
        {marks.length > 0 && (
          // On phones an order's place: its page tells it.
          <Typography component="span" variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {marks.map(({ columna, text }, place) => (
              <Fragment key={columna}>
                {place > 0 && ' · '}
                <Words style={columna === 'remito' ? { whiteSpace: 'nowrap' } : undefined}>{text}</Words>
              </Fragment>
            ))}
          </Typography>
        )}
      </Link>
    </Root>
  );
}
