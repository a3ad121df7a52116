import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { styled, type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { toPesos } from 'api-client/backoffice';
import { totalCents, totalUnits } from 'app-core/cart/totals';
import { memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { CartButton } from 'ui-kit/cart-button';
import { CartDrawer } from 'ui-kit/cart-drawer';
import { formatMoney } from 'ui-kit/money';
import { SectionTitle } from 'ui-kit/section-title';
import { Tabs } from 'ui-kit/tabs';
import { layout, line, roomVar, roomVars } from 'ui-kit/theme/tokens';
import { toasts, useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import {
  addCarrito,
  type Carrito,
  chooseCarrito,
  followOtherTabs,
  isUnused,
  useCarritos,
} from '../../shared/carritos/carritos.ts';
import { blockedText, useContents } from '../../shared/carritos/contents.ts';
import { useShortcut } from '../../shared/shortcuts/shortcuts.ts';
import { CarritoCliente } from './carrito-cliente.tsx';
import { CarritoFooter, type CarritoFooterProps, isReady } from './carrito-footer.tsx';
import { CarritoLines, useLoadUnknown } from './carrito-lines.tsx';
import { showDrawer, showQuestion, useDialogStore } from './dialog-store.ts';
import { useMontos } from './montos.ts';
import { PedidoDialogs } from './pedido-dialogs.tsx';
import { useCliente, useNames } from './use-cliente.ts';
import { usePedido } from './use-pedido.ts';

/** Tabs of the open carts: staff can serve one customer while another calls. */
function OpenCarritos() {
  const { opened, current } = useCarritos();
  // Deferred: MUI's tabs measure the page, which would delay typing a quantity.
  const deferredOpened = useDeferredValue(opened);
  if (opened.length === 1 && isUnused(current)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <CarritosTabs opened={deferredOpened} current={current.carrito_id} />
      </Box>
      <Button variant="text" startIcon={<AddOutlined />} onClick={() => addCarrito()}>
        Otro carrito
      </Button>
    </Box>
  );
}

const CarritosTabs = memo(({ opened, current }: { opened: Carrito[]; current: string }) => {
  const names = useNames(opened);
  const tabs = opened.map(({ carrito_id, lineas }, place) => ({
    value: carrito_id,
    label: `${names[place]} (${totalUnits(lineas)})`,
  }));
  return <Tabs tabs={tabs} value={current} onChange={chooseCarrito} label="Carritos abiertos" />;
});

/** F2 opens the customer search, unless an order of this cart is being sent; Ctrl+Enter places the order. */
function usePedidoKeys(props: CarritoFooterProps, locked: boolean): void {
  const { carrito, contents, placing } = props;
  const navigate = useNavigate();
  const toasts = useToasts();
  const { monto_minimo } = useMontos(carrito.cliente);
  useShortcut('cliente', locked ? undefined : () => void navigate({ to: '/pedido-nuevo/buscar' }));
  useShortcut('placePedido', () => {
    if (isReady(props, monto_minimo) && !placing.sending) return placing.ask();
    const blocked = contents.unknown.length === 0 && blockedText(contents, monto_minimo, carrito);
    if (blocked) toasts.warning(blocked, { key: 'pedido' });
  });
}

/** A bar at the bottom of the window, as wide as the page. */
const CartBar = styled('div')(({ theme }) => ({
  '&[hidden]': { display: 'none' },
  position: 'sticky',
  bottom: roomVar('bottomBar'),
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: theme.spacing(2),
  marginInline: theme.spacing(-4),
  paddingInline: theme.spacing(4),
  background: theme.tokens.palette.background.default,
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  '& > span': { ...theme.typography.price },
  // The button already shows the total.
  [theme.breakpoints.up('md')]: { justifyContent: 'flex-end', '& > span': { display: 'none' } },
}));

/** Keeps the bar at the window's bottom: under a short list the bar would stand in the middle. */
const AboveBar = styled('div')(({ theme }) => ({
  minHeight: `calc(100dvh - ${roomVar('bottomBar')} - ${theme.spacing(34)})`,
}));

/** Moves toasts away from the cart, so that its last line and total stay visible. */
const toastsBesideCart = (theme: Theme) => ({
  ':root': { [roomVars.toastsRight]: `calc(${layout.cart}px + ${theme.spacing(6)})` },
});

/** An order that staff place: the current task on the left; the cart on the right, or behind its button. */
export function NewPedidoPage({ children }: { children: ReactNode }) {
  const { opened, current } = useCarritos();
  const { drawer } = useDialogStore();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const isFilling = useMatch({ from: '/_staff/pedido-nuevo/registrar', shouldThrow: false }) !== undefined;
  const contents = useContents(current);
  const cliente = useCliente(current);
  const placing = usePedido(current, contents, cliente);
  const arrival = useLoadUnknown(contents.unknown, current.cliente);
  useEffect(followOtherTabs, []);
  useEffect(
    () => () => {
      showDrawer(false);
      showQuestion(null);
    },
    [],
  );
  useBackCloses(drawer && !wide, () => showDrawer(false));

  const locked = current.envio !== null || placing.sending;
  usePedidoKeys({ carrito: current, contents, placing }, locked);
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
      {wide && <GlobalStyles styles={toastsBesideCart} />}
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
          <AboveBar>
            <OpenCarritos />
            {children}
          </AboveBar>
          {/* Hidden while a form is filled in: the bar would cover its last fields. */}
          <CartBar hidden={isFilling}>
            <span>{formatMoney(toPesos(totalCents(contents.lines)))}</span>
            <CartButton
              count={units}
              total={toPesos(totalCents(contents.lines))}
              onClick={() => {
                // The open drawer shows the added product.
                toasts.close('added');
                showDrawer(true);
              }}
            />
          </CartBar>
          <CartDrawer open={drawer} onClose={() => showDrawer(false)} count={units} footer={footer}>
            {body}
          </CartDrawer>
        </>
      )}
      <PedidoDialogs contents={contents} cliente={cliente.data} placing={placing} />
    </>
  );
}

/** The cart beside the task, always visible: only its lines scroll. */
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
          <SectionTitle>{units > 0 ? `Carrito (${wholeText(units)})` : 'Carrito'}</SectionTitle>
        </Box>
        <Box sx={{ px: 4, flex: 1, overflowY: 'auto' }}>{body}</Box>
        {footer && <Box sx={{ p: 4, borderTop: 1, borderColor: 'divider' }}>{footer}</Box>}
      </Paper>
    </Box>
  );
}
