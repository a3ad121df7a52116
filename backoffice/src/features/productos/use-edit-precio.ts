import { type Producto, precioFault } from 'api-client/backoffice';
import { useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { useEditProducto } from './use-edit-producto.ts';

/** Saves a product's price from the list; what is wrong is said at it. */
export function useEditPrecio(producto: Producto, onDone: () => void) {
  const [error, setError] = useState<string>();
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: ({ nombre, precio = 0 }) => `${nombre}: ahora ${formatMoney(precio)}.`,
    onDone,
    onRefused: setError,
  });
  return {
    error,
    /** What was sent, until the list is there with it. */
    saved: isPending ? variables.precio : undefined,
    forget: () => setError(undefined),
    /** `onSaved` once the server has it: a price that it refuses keeps the field, and the focus. */
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
