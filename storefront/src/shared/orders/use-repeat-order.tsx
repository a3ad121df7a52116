import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS, type PedidoConDetalles, type Producto } from 'api-client/storefront';
import { priceText } from 'app-core/cart/iva';
import { type ReactNode, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { allLines, cart } from '../cart/cart.ts';
import { openCart } from '../cart/cart-drawer.ts';
import { removeAdded } from '../cart/fill-up.ts';
import { useRefusedByLock } from '../cart/use-add-to-cart.ts';
import { currentProducts } from '../catalogue/current-products.ts';
import { addedText, allOf, type Repetition, repeatOrder, type Wanted } from './repeat-order.ts';

interface Repeating {
  pedido_id: string;
  wanted: readonly Wanted[];
}

/** Milliseconds in which the user can undo. */
const UNDO_WITHIN = 8000;

/** Returns a function that adds an order, or a part, to the cart. Shows differences first, then opens the cart. */
export function useRepeatOrder() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const refusedByLock = useRefusedByLock();
  const [result, setResult] = useState<Repetition>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ wanted }: Repeating) =>
      currentProducts(
        queryClient,
        wanted.map(({ detalle }) => detalle.producto.producto_id),
      ),
    onSuccess: (productos, { wanted }) => fill(wanted, productos),
  });

  const fill = (wanted: readonly Wanted[], productos: readonly Producto[], onceMore = false) => {
    // Check again: another tab may have sent an order meanwhile.
    if (refusedByLock()) return;
    const repetition = repeatOrder(wanted, productos, onceMore);
    const { missing, repriced, capped, added, went } = repetition;
    if (!onceMore && missing.length + repriced.length > 0) return setResult(repetition);
    if (capped.length > 0) return setResult(repetition);
    if (added === 0) {
      const again = { label: 'Sumar otra vez', onClick: () => fill(wanted, productos, true) };
      toasts.info('Ya está todo en tu carrito.', { key: 'completo', duration: UNDO_WITHIN, action: again });
    } else {
      const undo = { label: 'Deshacer', onClick: () => refusedByLock() || removeAdded(went) };
      toasts.success(addedText(repetition), { duration: UNDO_WITHIN, action: undo });
    }
    openCart();
  };

  return {
    repeat: (pedido: PedidoConDetalles, wanted: readonly Wanted[] = allOf(pedido)) => {
      if (!isPending && !refusedByLock()) mutate({ pedido_id: pedido.pedido_id, wanted });
    },
    /** Id of the order that is being repeated. */
    repeating: isPending ? variables.pedido_id : undefined,
    result,
    close: () => {
      if (cart.get().items.length > 0) openCart();
      setResult(undefined);
    },
  };
}

interface RepeatButtonProps {
  numero: number;
  onRepeat: () => void;
  /** Today's prices are loading. */
  repeating: boolean;
  /** Short label on phones. */
  short?: boolean;
}

export const RepeatButton = ({ numero, onRepeat, repeating, short = false }: RepeatButtonProps) => (
  <Button
    variant="outlined"
    startIcon={repeating ? <CircularProgress size={18} color="inherit" aria-hidden /> : <ReplayOutlined />}
    aria-disabled={repeating || undefined}
    aria-label={`Repetir pedido n.º ${numero}`}
    onClick={() => !repeating && onRepeat()}
  >
    {repeating ? 'Revisando precios…' : 'Repetir'}
    {!repeating && (
      <Box
        component="span"
        sx={{ display: { xs: short ? 'none' : 'inline', sm: 'inline' }, whiteSpace: 'pre' }}
      >
        {' pedido'}
      </Box>
    )}
  </Button>
);

interface RepeatDialogProps {
  /** Undefined closes the dialog. */
  result: Repetition | undefined;
  onClose: () => void;
}

function titleOf({ added, held }: Repetition): string {
  if (added > 0) return 'Repetimos tu pedido con cambios';
  return held > 0 ? 'Tu pedido ya está en el carrito' : 'No pudimos repetir tu pedido';
}

/** Dialog with the differences from the original order. Its button opens the cart if the cart is not empty. */
export function RepeatDialog({ result, onClose }: RepeatDialogProps) {
  const hasItems = cart.usePart((now) => allLines(now).length > 0);
  // Keep the content while the dialog fades out.
  const last = useRef(result);
  if (result) last.current = result;
  const shown = last.current;
  if (!shown) return null;
  return (
    <DetailsDialog
      open={result !== undefined}
      title={titleOf(shown)}
      texts={{ close: hasItems ? 'Ver el carrito' : 'Cerrar' }}
      onClose={onClose}
    >
      <Typography>{addedText(shown)}</Typography>
      <Group title="Ya no están disponibles" items={shown.missing} />
      <Group
        title="Cambiaron de precio"
        items={shown.repriced.map(({ nombre, before, now, ...taxed }) => (
          <>
            {nombre}: {now > before ? 'sube' : 'baja'} de {priceText(taxed, before)} a{' '}
            <strong>{priceText(taxed, now)}</strong>
          </>
        ))}
      />
      <Group title={`Llegaron al máximo de ${LIMITS.cantidadMax} unidades`} items={shown.capped} />
    </DetailsDialog>
  );
}

function Group({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Typography component="h3" sx={{ mt: 4, fontWeight: 'fontWeightBold' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {items.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </Box>
    </>
  );
}
