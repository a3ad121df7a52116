import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Producto, productosActivate, productosDeactivate } from 'api-client/backoffice';
import { useLeaveLater } from 'app-core/use-leave-later';
import { type Activation, useActivation } from '../../shared/activation.ts';
import { serverMessageOf } from '../../shared/errors.ts';
import { listOf, type ProductosSearch } from './productos-search.ts';
import { refreshProductos } from './queries.ts';

/** After a toggle, how long the list stands before the app goes to the panel's start. */
const LEAVES_AFTER = 2200;

function activationOf({ esta_activo, nombre, producto_id }: Producto): Activation {
  const options = { path: { id: producto_id } };
  const failed = (text: string) => (error: unknown) => serverMessageOf(error) ?? text;
  return esta_activo
    ? {
        nombre,
        activa: false,
        call: () => productosDeactivate(options),
        question: '¿Desactivar este producto?',
        explanation: 'Deja de verse en la tienda. Puedes volver a activarlo cuando quieras.',
        done: 'Producto desactivado con éxito',
        failed: failed('Error al desactivar el producto'),
      }
    : {
        nombre,
        activa: true,
        call: () => productosActivate(options),
        question: '¿Activar este producto?',
        explanation: 'Vuelve a verse en la tienda.',
        done: 'Producto activado con éxito',
        failed: failed('Error al activar el producto'),
      };
}

/** Activates or deactivates. In a filter's view that switches the filter off; elsewhere it leads to the start. */
export function useProductoToggle(search: ProductosSearch) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaveLater = useLeaveLater();
  const list = listOf(search);

  const activation = useActivation(
    () => {
      if (list === 'inactivos' || list === 'sin-stock') void navigate({ to: '/panel-producto' });
      else leaveLater(() => navigate({ to: '/panel-principal' }), LEAVES_AFTER);
    },
    () => void refreshProductos(queryClient),
  );
  return { ...activation, askFor: (producto: Producto) => activation.ask(activationOf(producto)) };
}
