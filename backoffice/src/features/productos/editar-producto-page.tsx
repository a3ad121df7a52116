import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { productosGetOptions } from 'api-client/backoffice';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { useVolver } from '../../shared/use-volver.ts';
import { EditarProducto } from './editar-producto.tsx';
import { opcionesOptions } from './opciones.ts';

const route = getRouteApi('/_staff/editar-producto/$producto_id');

/** A product that there is already. */
export function EditarProductoPage() {
  const { producto_id } = route.useParams();
  const { href } = useVolver('/panel-producto');
  const opciones = useQuery(opcionesOptions());
  const producto = useQuery(productosGetOptions({ path: { id: producto_id } }));
  const known = useFirstFresh(producto_id, producto);
  return (
    <FormScreen back={href} title="Editar Producto" needs={[opciones, { ...producto, data: known }]}>
      {opciones.data && known && (
        <EditarProducto key={producto_id} producto={known} opciones={opciones.data} />
      )}
    </FormScreen>
  );
}
