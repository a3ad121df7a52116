import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { productosGetOptions } from 'api-client/backoffice';
import { FormScreen } from '../../shared/form-screen.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { useTabSubject } from '../../shared/tab-subject.ts';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { CostoSection } from './costo/costo-section.tsx';
import { EditProducto } from './edit-producto.tsx';
import { PreciosAnteriores } from './precios-anteriores.tsx';
import { GrupoSection } from './tamanos/grupo-section.tsx';

const route = getRouteApi('/_staff/editar-producto/$producto_id');

export function EditProductoPage() {
  const { producto_id } = route.useParams();
  const options = useQuery(optionsQuery());
  const producto = useQuery(productosGetOptions({ path: { id: producto_id } }));
  const known = useFirstFresh(producto_id, producto);
  useTabSubject(known?.nombre);
  return (
    <FormScreen
      wide
      list="/panel-producto"
      title="Editar Producto"
      needs={[options, { ...producto, data: known }]}
    >
      {options.data && known && (
        <>
          <EditProducto key={producto_id} producto={known} options={options.data} />
          <GrupoSection key={`tamanos ${producto_id}`} producto_id={producto_id} />
          <CostoSection key={`costo ${producto_id}`} producto_id={producto_id} />
          <PreciosAnteriores key={`precios ${producto_id}`} producto_id={producto_id} />
        </>
      )}
    </FormScreen>
  );
}
