import { useNavigate } from '@tanstack/react-router';
import { ApiError, type Producto, productosActivate, productosDeactivate } from 'api-client/backoffice';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useActivation } from '../../shared/activation.ts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import type { ProductosSearch } from './productos-search.ts';

/** After a toggle, how long the list stands before the app goes to the panel's start. */
const LEAVES_AFTER = 2200;

/** The server's own sentence; ours where there was no answer, or none that says what happened. */
const failed = (otherwise: string) => (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'DESCONOCIDO' ? error.message : otherwise;

/** Activates or deactivates. In a filter's view that switches the filter off; elsewhere it leads to the start. */
export function useProductoToggle({ filtro }: ProductosSearch) {
  const navigate = useNavigate();
  const leaveLater = useLeaveLater();
  const onDone = () => {
    if (filtro) void navigate({ to: '/panel-producto' });
    else leaveLater(() => navigate({ to: '/panel-principal' }), LEAVES_AFTER);
  };

  return useActivation(PRODUCTOS_QUERIES, ({ esta_activo, nombre, producto_id }: Producto) => {
    const options = { path: { id: producto_id } };
    return esta_activo
      ? {
          nombre,
          activates: false,
          call: () => productosDeactivate(options),
          question: '¿Desactivar este producto?',
          explanation: 'Deja de verse en la tienda. Puedes volver a activarlo cuando quieras.',
          done: 'Producto desactivado con éxito',
          failed: failed('Error al desactivar el producto'),
          onDone,
        }
      : {
          nombre,
          activates: true,
          call: () => productosActivate(options),
          question: '¿Activar este producto?',
          explanation: 'Vuelve a verse en la tienda.',
          done: 'Producto activado con éxito',
          failed: failed('Error al activar el producto'),
          onDone,
        };
  });
}
