import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type MiHabitual, precioFor, toCents } from 'api-client/storefront';
import { priceText } from 'app-core/cart/iva';
import type { CartLine } from 'app-core/cart/line';
import { newLine } from 'app-core/cart/lines';
import { totalCents } from 'app-core/cart/totals';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { withNoBreakSpaces } from 'app-core/unbroken';
import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { fillUp } from '../../shared/cart/fill-up.ts';
import { soldQuantity } from '../../shared/catalogue/sold-quantity.ts';
import { useMontos } from '../../shared/montos.ts';
import { usualProducts } from '../../shared/usual/queries.ts';

const AT_MOST = 6;

/**
 * Shown under the minimum or without free shipping: usual products of this customer that are available and not in the
 * cart. The offers stay while the cart is open, so that no button moves under the user's thumb. Empty for customers
 * without history.
 */
export function CartProposals({ items }: { items: readonly CartLine[] }) {
  const id = useId();
  const { monto_minimo, envio_gratis } = useMontos();
  const short = totalCents(items) < toCents(Math.max(monto_minimo, envio_gratis));
  const { data } = useQuery({ ...usualProducts(), enabled: short, ...reportedByScreen });
  const offered = useRef<readonly MiHabitual[]>(undefined);
  const [said, say] = useState('');
  const manyOf = (productoId: string) =>
    items.find(({ producto_id }) => producto_id === productoId)?.cantidad ?? 0;
  if (data && short) {
    offered.current ??= data.habituales
      .filter(({ producto }) => producto.disponible && manyOf(producto.producto_id) === 0)
      .slice(0, AT_MOST);
  }
  if (!offered.current?.length) return null;
  const add = ({ producto, cantidad_habitual }: MiHabitual) => {
    const cantidad = soldQuantity(cantidad_habitual, producto);
    const item = newLine(producto);
    if (!item || fillUp([{ item, cantidad }]).length === 0) return;
    say(`${producto.nombre}: agregado al carrito`);
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="body2" component="h3">
        Lo que sueles llevar y no está aquí
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mx: -4, px: 4, py: 2, display: 'flex', gap: 2, overflowX: 'auto' }}
      >
        {offered.current.map((one) => (
          <Proposal
            key={one.producto.producto_id}
            one={one}
            inCart={manyOf(one.producto.producto_id)}
            onAdd={() => add(one)}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  );
}

interface ProposalProps {
  one: MiHabitual;
  inCart: number;
  onAdd: () => void;
}

/** The button keeps its place and the focus after the product is added. */
function Proposal({ one: { producto, cantidad_habitual }, inCart, onAdd }: ProposalProps) {
  const done = inCart > 0;
  const cantidad = soldQuantity(cantidad_habitual, producto);
  return (
    <Box component="li" sx={{ flex: 'none', maxWidth: '80%' }}>
      <Button
        variant="outlined"
        color="secondary"
        aria-disabled={done || undefined}
        onClick={() => done || onAdd()}
        startIcon={done ? <CheckOutlined /> : <AddOutlined />}
        sx={{ height: '100%', justifyContent: 'flex-start', textAlign: 'start', py: 1 }}
      >
        <span>
          <VisuallyHidden>{done ? '' : 'Agregar '}</VisuallyHidden>
          {withNoBreakSpaces(producto.nombre)}
          <Typography component="span" variant="body2" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
            {done
              ? `En el carrito: ${inCart}`
              : `${cantidad} × ${priceText(producto, precioFor(producto.precio ?? 0, cantidad, producto.cantidades))}`}
          </Typography>
        </span>
      </Button>
    </Box>
  );
}
