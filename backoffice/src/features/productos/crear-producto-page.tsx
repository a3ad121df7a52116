import { useQuery } from '@tanstack/react-query';
import { productosCreate, uploading } from 'api-client/backoffice';
import { defined } from '../../shared/defined.ts';
import { FormScreen } from '../../shared/form-screen.tsx';
import { useClave } from '../../shared/use-clave.ts';
import { useVolver } from '../../shared/use-volver.ts';
import { opcionesOptions } from './opciones.ts';
import { ProductoForm } from './producto-form.tsx';
import { creation, NUEVO } from './producto-values.ts';

const TEXTS = {
  submit: 'Crear Producto',
  busy: 'Creando...',
  done: 'Producto creado con éxito!',
  doneFor: 5000,
  failed: 'Error al crear el producto',
};

/** A new product. */
export function CrearProductoPage() {
  const { href } = useVolver('/panel-producto');
  const claveOf = useClave();
  const opciones = useQuery(opcionesOptions());
  return (
    <FormScreen back={href} title="Crear Producto" needs={[opciones]}>
      {opciones.data && (
        <ProductoForm
          initialValues={NUEVO}
          rules={creation}
          save={(body, { values, onProgress }) =>
            productosCreate({
              body: defined(body),
              headers: { 'Idempotency-Key': claveOf(values) },
              ...uploading(onProgress),
            })
          }
          texts={TEXTS}
          opciones={opciones.data}
        />
      )}
    </FormScreen>
  );
}
