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
import { seguirOtrasPestanas, useCarritos } from '../../shared/carritos/carritos.ts';
import { CarritoCliente } from './carrito-cliente.tsx';
import { CarritoLineas } from './carrito-lineas.tsx';
import { CarritoPie } from './carrito-pie.tsx';
import { CarritosAbiertos } from './carritos-abiertos.tsx';
import { PedidoDialogs } from './pedido-dialogs.tsx';
import { mostrarPanel, usePedidoStore } from './pedido-store.ts';
import { usePedido } from './use-pedido.ts';
import { usePendientes } from './use-pendientes.ts';

/** An order that staff place: what is being done at the left, the cart at the right, or behind its button. */
export function PedidoNuevoPage({ children }: { children: ReactNode }) {
  const { abiertos, actual } = useCarritos();
  const { panel } = usePedidoStore();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const filling = useMatch({ from: '/_staff/pedido-nuevo/registrar', shouldThrow: false }) !== undefined;
  const pedir = usePedido();
  const llegada = usePendientes(actual);
  useEffect(seguirOtrasPestanas, []);
  useEffect(() => () => mostrarPanel(false), []);
  useBackCloses(panel && !wide, () => mostrarPanel(false));

  const locked = actual.envio !== null || pedir.sending;
  const units = totalUnits(actual.lineas);
  const body = (
    <>
      <CarritoCliente
        key={actual.carrito_id}
        carrito={actual}
        disabled={locked}
        hayOtros={abiertos.length > 1}
      />
      <CarritoLineas carrito={actual} llegada={llegada} disabled={locked} />
    </>
  );
  const footer = actual.lineas.length > 0 && <CarritoPie carrito={actual} pedir={pedir} />;

  return (
    <>
      {wide ? (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${layout.cart}px)`, gap: 6 }}
        >
          <div>
            <CarritosAbiertos />
            {children}
          </div>
          <Cart body={body} footer={footer} units={units} />
        </Box>
      ) : (
        <>
          <CarritosAbiertos />
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
                total={toPesos(totalCents(actual.lineas))}
                onClick={() => mostrarPanel(true)}
              />
            </Paper>
          </Box>
          <CartDrawer open={panel} onClose={() => mostrarPanel(false)} count={units} footer={footer}>
            {body}
          </CartDrawer>
        </>
      )}
      <PedidoDialogs carrito={actual} pedir={pedir} />
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
