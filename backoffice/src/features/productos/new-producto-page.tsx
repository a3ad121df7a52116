import { useQuery } from '@tanstack/react-query';
import { productosCreate, uploading } from 'api-client/backoffice';
import { defined } from '../../shared/defined.ts';
import { FormScreen } from '../../shared/form-screen.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';
import { ProductoForm } from './producto-form.tsx';
import { creation, NEW_PRODUCTO } from './producto-values.ts';

const TEXTS = {
  submit: 'Crear Producto',
  busy: 'Creando...',
  done: 'Producto creado con éxito!',
  doneFor: 5000,
  failed: 'Error al crear el producto',
};

/** A new product. */
export function NewProductoPage() {
  const keyOf = useIdempotencyKey();
  const options = useQuery(optionsQuery());
  return (
    <FormScreen list="/panel-producto" title="Crear Producto" needs={[options]}>
      {options.data && (
        <ProductoForm
          initialValues={NEW_PRODUCTO}
          rules={creation}
          save={(body, { values, onProgress }) =>
            productosCreate({
              body: defined(body),
              headers: { 'Idempotency-Key': keyOf(values) },
              ...uploading(onProgress),
            })
          }
          texts={TEXTS}
          options={options.data}
        />
      )}
    </FormScreen>
  );
}
