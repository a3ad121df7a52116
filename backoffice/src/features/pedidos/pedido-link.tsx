import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { PedidoDelPanel } from 'api-client/backoffice';
import { useHere } from '../../shared/use-return-to.ts';
import { clienteOf } from './estado.ts';
import { marksOf } from './seguimiento/seguimiento-text.ts';

const Root = styled('div')({
  minWidth: 0,
  '& a': { display: 'block', color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& a:hover > strong, & a:focus-visible > strong': { textDecoration: 'underline' },
});

/** Whose order it is, the shop first, by which staff know people, and its number: the way to it. */
export function PedidoLink({ pedido }: { pedido: PedidoDelPanel }) {
  const state = useHere();
  const marks = marksOf(pedido);
  return (
    <Root>
      <Link to="/pedido/$pedido_id" params={{ pedido_id: pedido.pedido_id }} state={state}>
        <strong>{pedido.usuario.nombre_comercio}</strong>{' '}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {`n.º ${pedido.numero} · `}
          <span>{clienteOf(pedido)}</span>
        </Typography>
        {marks && (
          // On phones an order's place: its page tells it.
          <Typography component="span" variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {marks}
          </Typography>
        )}
      </Link>
    </Root>
  );
}
