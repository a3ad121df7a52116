import { useNavigate } from '@tanstack/react-router';
import { ApiError, type Producto, productosActivate, productosDeactivate } from 'api-client/backoffice';
import { useLeaveLater } from 'app-core/use-leave-later';
import { useActivation } from '../../shared/activation.ts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import type { ProductosSearch } from './productos-search.ts';

/** Milliseconds from a success until the start page opens. */
const LEAVES_AFTER = 2200;

/** Returns the server's message, or a default without one. */
const failed = (otherwise: string) => (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'DESCONOCIDO' ? error.message : otherwise;

/** Activates or deactivates a product. In a filtered list that removes the filter; elsewhere the start page opens. */
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
