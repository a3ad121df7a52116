import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  type Producto,
  productosCopiar,
  productosCreate,
  productosGetOptions,
  uploadOptions,
} from 'api-client/backoffice';
import { useState } from 'react';
import { defined } from '../../shared/defined.ts';
import { FormScreen } from '../../shared/form-screen.tsx';
import { type Options, optionsQuery } from '../../shared/producto-options.ts';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';
import { ProductoForm } from './producto-form.tsx';
import { copy, creation, NEW_PRODUCTO, toCopyValues } from './producto-values.ts';

const TEXTS = {
  submit: 'Crear Producto',
  busy: 'Creando...',
  done: 'Producto creado con éxito!',
  doneFor: 5000,
  failed: 'Error al crear el producto',
};

const route = getRouteApi('/_staff/crear-producto');

/** A new product, or a copy of another. */
export function NewProductoPage() {
  const { original } = route.useSearch();
  return original === undefined ? <Empty /> : <Copy key={original} id={original} />;
}

function Empty() {
  const keyOf = useIdempotencyKey();
  const options = useQuery(optionsQuery());
  return (
    <FormScreen wide list="/panel-producto" title="Crear Producto" needs={[options]}>
      {options.data && (
        <ProductoForm
          initialValues={NEW_PRODUCTO}
          rules={creation}
          save={(body, { values, onProgress }) =>
            productosCreate({
              body: defined(body),
              headers: { 'Idempotency-Key': keyOf(values) },
              ...uploadOptions(onProgress),
            })
          }
          texts={TEXTS}
          options={options.data}
        />
      )}
    </FormScreen>
  );
}

function Copy({ id }: { id: string }) {
  const options = useQuery(optionsQuery());
  const producto = useQuery(productosGetOptions({ path: { id } }));
  const freshProducto = useFirstFresh(id, producto);
  return (
    <FormScreen
      wide
      list="/panel-producto"
      title="Crear Producto"
      needs={[options, { ...producto, data: freshProducto }]}
    >
      {options.data && freshProducto && <CopyForm producto={freshProducto} options={options.data} />}
    </FormScreen>
  );
}

function CopyForm({ producto, options }: { producto: Producto; options: Options }) {
  const keyOf = useIdempotencyKey();
  const [initialValues] = useState(() => toCopyValues(producto, options));
  return (
    <ProductoForm
      initialValues={initialValues}
      rules={copy}
      save={(body, { values, onProgress }) =>
        productosCopiar({
          path: { id: producto.producto_id },
          body: defined(body),
          headers: { 'Idempotency-Key': keyOf(values) },
          ...uploadOptions(onProgress),
        })
      }
      texts={TEXTS}
      options={options}
    />
  );
}
