import { useQueryClient } from '@tanstack/react-query';
import { type Producto, productosUpdate } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';

/** As the form says it. */
const NO_PRECIO = 'El precio debe ser un número válido con hasta 2 decimales.';

/** Saves a product's price from the list, unless somebody changed the product since it was shown; what is wrong is said at it. */
export function useEditPrecio({ producto_id: id, precio, version }: Producto, onDone: () => void) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const { mutate, isPending, variables } = useOnceAtATime({
    mutationFn: (next: number) =>
      productosUpdate({ path: { id }, body: { precio: next }, headers: { 'If-Match': `"${version}"` } }),
    meta: { ownErrors: true },
    onSuccess: onDone,
    onError: (failure) => setError(isToldByPolicy(failure) ? 'No se guardó.' : messageOf(failure)),
    // After a conflict too: the list shows what it is now.
    onSettled: () => queryClient.invalidateQueries(PRODUCTOS_QUERIES),
  });
  return {
    error,
    /** What was sent, until the list is there with it. */
    saved: isPending ? variables : undefined,
    forget: () => setError(undefined),
    /** False where it is no price. */
    save: (next: number | null): boolean => {
      setError(next === null || Number.isNaN(next) ? NO_PRECIO : undefined);
      if (next === null || Number.isNaN(next)) return false;
      if (next === precio) onDone();
      else mutate(next);
      return true;
    },
  };
}
