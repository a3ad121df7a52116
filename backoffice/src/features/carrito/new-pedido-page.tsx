import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMatch } from '@tanstack/react-router';
import { toPesos } from 'api-client/backoffice';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { useBackCloses } from 'app-core/routing/back-closes';
import { type ReactNode, useEffect } from 'react';
import { CartButton } from 'ui-kit/cart-button';
import { CartDrawer } from 'ui-kit/cart-drawer';
import { SectionTitle } from 'ui-kit/section-title';
import { layout, roomOf } from 'ui-kit/theme/tokens';
import { followOtherTabs, useCarritos } from '../../shared/carritos/carritos.ts';
import { useContents } from '../../shared/carritos/contents.ts';
import { CarritoCliente } from './carrito-cliente.tsx';
import { CarritoFooter } from './carrito-footer.tsx';
import { CarritoLines } from './carrito-lines.tsx';
import { ask, showDrawer, useDialogStore } from './dialog-store.ts';
import { OpenCarritos } from './open-carritos.tsx';
import { PedidoDialogs } from './pedido-dialogs.tsx';
import { useArrival } from './use-arrival.ts';
import { useCliente } from './use-cliente.ts';
import { usePedido } from './use-pedido.ts';

/** An order that staff place: what is being done at the left, the cart at the right, or behind its button. */
export function NewPedidoPage({ children }: { children: ReactNode }) {
  const { opened, current } = useCarritos();
  const { drawer } = useDialogStore();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const filling = useMatch({ from: '/_staff/pedido-nuevo/registrar', shouldThrow: false }) !== undefined;
  const contents = useContents(current);
  const cliente = useCliente(current);
  const placing = usePedido(current, contents, cliente);
  const arrival = useArrival(contents.unknown);
  useEffect(followOtherTabs, []);
  useEffect(
    () => () => {
      showDrawer(false);
      ask(null);
    },
    [],
  );
  useBackCloses(drawer && !wide, () => showDrawer(false));

  const locked = current.envio !== null || placing.sending;
  const units = totalUnits(current.lineas);
  const body = (
    <>
      <CarritoCliente
        key={current.carrito_id}
        carrito={current}
        cliente={cliente}
        disabled={locked}
        hasOthers={opened.length > 1}
      />
      <CarritoLines carrito={current} contents={contents} arrival={arrival} disabled={locked} />
    </>
  );
  const footer = contents.lines.length > 0 && (
    <CarritoFooter carrito={current} contents={contents} placing={placing} />
  );

  return (
    <>
      {wide ? (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${layout.cart}px)`, gap: 6 }}
        >
          <div>
            <OpenCarritos />
            {children}
          </div>
          <Cart body={body} footer={footer} units={units} />
        </Box>
      ) : (
        <>
          <OpenCarritos />
          {children}
          <Box
            // Not over the fields of a form, which end where it stands.
            hidden={filling}
            sx={{
              '&[hidden]': { display: 'none' },
              position: 'sticky',
              bottom: roomOf('bottomBar'),
              py: 2,
              textAlign: 'right',
              pointerEvents: 'none',
              zIndex: 1,
              '& > *': { pointerEvents: 'auto' },
            }}
          >
            <Paper variant="outlined" sx={{ display: 'inline-block' }}>
              <CartButton
                count={units}
                total={toPesos(totalCents(contents.lines))}
                onClick={() => showDrawer(true)}
              />
            </Paper>
          </Box>
          <CartDrawer open={drawer} onClose={() => showDrawer(false)} count={units} footer={footer}>
            {body}
          </CartDrawer>
        </>
      )}
      <PedidoDialogs contents={contents} cliente={cliente.data} placing={placing} />
    </>
  );
}

/** Beside what is being done, always in view: its lines scroll. So nothing may stand over it. */
function Cart({ body, footer, units }: { body: ReactNode; footer: ReactNode; units: number }) {
  return (
    <Box component="aside" aria-label="Carrito" sx={{ minWidth: 0 }}>
      <Paper
        variant="outlined"
        sx={{
          position: 'sticky',
          top: ({ spacing }) => spacing(20),
          maxHeight: ({ spacing }) => `calc(100vh - ${spacing(24)})`,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <Box sx={{ px: 4, pt: 3 }}>
          <SectionTitle>{units > 0 ? `Carrito (${units.toLocaleString('es-AR')})` : 'Carrito'}</SectionTitle>
        </Box>
        <Box sx={{ px: 4, flex: 1, overflowY: 'auto' }}>{body}</Box>
        {footer && <Box sx={{ p: 4, borderTop: 1, borderColor: 'divider' }}>{footer}</Box>}
      </Paper>
    </Box>
  );
}
