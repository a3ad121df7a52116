import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { PedidoDelPanel } from 'api-client/backoffice';
import { Fragment, type ReactNode } from 'react';
import { whereCompact } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { useHere } from '../../shared/use-return-to.ts';
import type { Mark } from './columnas/marks.ts';
import { clienteOf } from './estado.ts';
import { EditingMark } from './presencias/editing-mark.tsx';

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

/** A line of its own would make the row higher: it stands before the client. */
const Asked = styled('strong')(({ theme }) => ({
  color: theme.tokens.palette.text.primary,
  '&::after': { content: '" · "' },
}));

/** Words, and at the line's end what is said beside them; below them where both have no room. */
const Beside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  // One line: a long name is cut, and stays whole for screen readers and while the keyboard is at it.
  '& > :first-child': { flex: '1 1 50%', minWidth: 0 },
  'a:not(:focus-visible) > & > :first-child': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

interface PedidoLinkProps {
  pedido: PedidoDelPanel;
  /** What the house calls it by, and what else was chosen to be told. */
  marks: readonly Mark[];
  /** Says so where it is packed. */
  packed: boolean;
  /** On a card: what stands at the end of its first line and of its second. */
  ends?: readonly [first: ReactNode, second: ReactNode] | undefined;
}

/** Whose order it is, the shop first, by which staff know people, and its number: the way to it. */
export function PedidoLink({ pedido, marks, packed, ends }: PedidoLinkProps) {
  const state = useHere();
  const Line = ends ? Beside : Fragment;
  return (
    <Root>
      <Link to="/pedido/$pedido_id" params={{ pedido_id: pedido.pedido_id }} state={state}>
        <Line>
          <strong>{pedido.usuario.nombre_comercio}</strong> {ends?.[0]}
        </Line>
        <Line>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            <EditingMark pedido_id={pedido.pedido_id} />
            {`n.º ${pedido.numero} · `}
            {pedido.propuesta && <Asked>Pide un cambio</Asked>}
            <span>{clienteOf(pedido)}</span>
            {packed && pedido.bultos && ' · Empacado'}
          </Typography>
          {ends?.[1]}
        </Line>
        {ends && <VisuallyHidden>{`Detalles: pedido ${pedido.numero}`}</VisuallyHidden>}
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
