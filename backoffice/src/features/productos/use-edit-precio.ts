import type { Producto } from 'api-client/backoffice';
import { useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { useEditProducto } from './use-edit-producto.ts';

/** As the form says it. */
const NO_PRECIO = 'El precio debe ser un número válido con hasta 2 decimales.';

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
    /** False where it is no price. */
    save: (next: number | null): boolean => {
      setError(next === null || Number.isNaN(next) ? NO_PRECIO : undefined);
      if (next === null || Number.isNaN(next)) return false;
      if (next === producto.precio) onDone();
      else mutate({ precio: next });
      return true;
    },
  };
}
