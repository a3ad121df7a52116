import { type Producto, precioFault } from 'api-client/backoffice';
import { useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { useEditProducto } from './use-edit-producto.ts';

/** Saves a product's price from the list; errors are shown at the price. */
export function useEditPrecio(producto: Producto, onDone: () => void) {
  const [error, setError] = useState<string>();
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: ({ nombre, precio = 0 }) => `${nombre}: ahora ${formatMoney(precio)}.`,
    onDone,
    onRefused: setError,
  });
  return {
    error,
    /** The sent price, until the list has reloaded. */
    saved: isPending ? variables.precio : undefined,
    forget: () => setError(undefined),
    /** Calls `onSaved` once the price is saved: a refused price keeps the field and the focus. */
    save: (next: number | null, onSaved: () => void): void => {
      const fault = precioFault(next);
      setError(fault);
      if (fault !== undefined || next === null) return;
      if (next === producto.precio) {
        onDone();
        onSaved();
      } else mutate({ precio: next }, { onSuccess: onSaved });
    },
  };
}
