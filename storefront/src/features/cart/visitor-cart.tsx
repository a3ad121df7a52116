import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UnpricedLine } from 'app-core/cart/line';
import type { ReactNode } from 'react';
import { CartLine } from 'ui-kit/cart-line';
import { closeCart } from '../../shared/cart/cart-drawer.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FadingRows } from './fading-rows.tsx';
import { useLineProps } from './use-line-props.ts';

/** Cart without prices, for visitors and staff who may not see prices. Logging in keeps the products. */
function Lines({ items }: { items: readonly UnpricedLine[] }) {
  const lineProps = useLineProps();
  return (
    <FadingRows>
      {items.map((item) => (
        <CartLine key={item.producto_id} {...lineProps(item)} />
      ))}
    </FadingRows>
  );
}

function Footer({ onOrder, more }: { onOrder: () => void; more: ReactNode }) {
  const login = useLoginLink();
  const { authenticated } = useSession();
  if (authenticated)
    return (
      <Stack sx={{ gap: 3 }}>
        <Typography variant="body2">Tu cuenta no ve precios: no puede hacer pedidos.</Typography>
        {more}
      </Stack>
    );
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="body2">
        Inicia sesión para ver los precios y hacer tu pedido: lo que elegiste te espera aquí.
      </Typography>
      <Button variant="contained" size="large" fullWidth href={login} onClick={closeCart}>
        Iniciar sesión
      </Button>
      <Button variant="outlined" fullWidth onClick={onOrder}>
        Realizar pedido
      </Button>
      {more}
    </Stack>
  );
}

export const VisitorCart = { Lines, Footer };
