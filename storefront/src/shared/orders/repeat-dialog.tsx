import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/storefront';
import { type ReactNode, useRef } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatMoney } from 'ui-kit/money';
import { allLines, cart } from '../cart/cart.ts';
import type { Repetition } from './repeat-order.ts';
import { addedText } from './repeat-texts.ts';

export interface RepeatDialogProps {
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
        items={shown.repriced.map(({ nombre, before, now }) => (
          <>
            {nombre}: {now > before ? 'sube' : 'baja'} de {formatMoney(before)} a{' '}
            <strong>{formatMoney(now)}</strong>
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
