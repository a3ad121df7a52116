import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LIMITS, type Producto } from 'api-client/backoffice';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { Cantidades } from './habituales.ts';
import { useAddToCarrito } from './use-add-to-carrito.ts';
import { backToSearch } from './use-key-entry.ts';

/** At the right end of each row; on cards, wide enough for a thumb. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: theme.spacing(2),
  alignItems: 'center',
  justifyContent: 'flex-end',
  '& > div': {
    flex: 'none',
    width: theme.spacing(33),
    '@media (pointer: fine)': { width: theme.spacing(28) },
  },
  '& > button': { flex: 'none', width: theme.spacing(21), paddingInline: theme.spacing(2) },
}));

/**
 * Quantity and 'Añadir'. Enter also adds and returns to the search. The quantity resets to the customer's
 * usual one, else to 1.
 */
export function AddProducto({ producto }: { producto: Producto }) {
  const usual = String(use(Cantidades).get(producto.producto_id) ?? 1);
  const [typed, setTyped] = useState<string>();
  const cantidad = typed ?? usual;
  const addToCarrito = useAddToCarrito();
  const actions = useRef<HTMLDivElement>(null);
  const { producto_id, nombre, disponible } = producto;
  const label = disponible ? 'Añadir' : 'Sin stock';
  const add = (): boolean => {
    const units = quantityOf(cantidad);
    if (units === undefined || !addToCarrito(producto, units)) return false;
    setTyped(undefined);
    return true;
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') backToSearch(actions.current);
  };
  return (
    <Actions ref={actions} data-entry={producto_id} onKeyDown={leave}>
      <div>
        <QuantityField
          value={cantidad}
          onChange={setTyped}
          max={LIMITS.cantidadMax}
          maxDigits={4}
          label={`Cantidad de ${nombre}`}
          disabled={!disponible}
          onSubmit={() => add() && backToSearch(actions.current)}
        />
      </div>
      <Button disabled={!disponible} aria-label={`${label}: ${nombre}`} onClick={add}>
        {label}
      </Button>
    </Actions>
  );
}
