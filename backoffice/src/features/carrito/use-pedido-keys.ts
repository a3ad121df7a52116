import { useNavigate } from '@tanstack/react-router';
import { montoMinimoText } from 'api-client/backoffice';
import { useToasts } from 'ui-kit/use-toasts';
import { type Contents, reachesMinimum, useMontos } from '../../shared/carritos/contents.ts';
import { useShortcut } from '../../shared/shortcuts/shortcuts.ts';
import { isReady } from './carrito-footer.tsx';
import type { Placing } from './use-pedido.ts';

/** F2 opens the customer search, unless an order of this cart is being sent; Ctrl+Enter places the order. */
export function usePedidoKeys(contents: Contents, placing: Placing, locked: boolean): void {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { monto_minimo } = useMontos();
  useShortcut('cliente', locked ? undefined : () => void navigate({ to: '/pedido-nuevo/buscar' }));
  useShortcut('placePedido', () => {
    if (isReady(contents, placing, monto_minimo) && !placing.sending) placing.ask();
    else if (contents.unknown.length === 0 && !reachesMinimum(contents, monto_minimo)) {
      toasts.warning(montoMinimoText(monto_minimo), { key: 'pedido' });
    }
  });
}
