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
  // The shop's name is on its own line.
  [whereCompact]: {
    '& > a > strong': { display: 'block' },
    [theme.breakpoints.up('md')]: {
      '@media (pointer: fine)': { '& > a > span': { display: 'inline' } },
    },
    '& > a > span + span::before': { content: '" · "' },
  },
  '& a:hover > strong, & a:focus-visible > strong': { textDecoration: 'underline' },
}));

/** Wraps only when wider than the cell. */
const Words = styled('span')({ display: 'inline-block', maxWidth: '100%' });

/** Before the customer's name: a line of its own would make the row higher. */
const Asked = styled('strong')(({ theme }) => ({
  color: theme.tokens.palette.text.primary,
  '&::after': { content: '" · "' },
}));

/** Text with another text at the line's end, or below when too narrow. */
const Beside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  // Truncates a long name to one line; screen readers and keyboard focus get the full name.
  '& > :first-child': { flex: '1 1 50%', minWidth: 0 },
  'a:not(:focus-visible) > & > :first-child': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

interface PedidoLinkProps {
  pedido: PedidoDelPanel;
  /** Tags, notes and the chosen columns without space. */
  marks: readonly Mark[];
  /** Whether to mark a packed order. */
  packed: boolean;
  /** On a card: the ends of the first and the second line. */
  ends?: readonly [first: ReactNode, second: ReactNode] | undefined;
}

/** Link to the order: the shop's name first, which staff know, and the number. */
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
          // Hidden on phones, where another order would not fit; the order's page has the marks.
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
