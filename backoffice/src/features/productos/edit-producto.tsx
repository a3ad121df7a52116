import { useQueryClient } from '@tanstack/react-query';
import { type Producto, productosGetOptions, productosUpdate, uploading } from 'api-client/backoffice';
import { useRef, useState } from 'react';
import { defined } from '../../shared/defined.ts';
import { type Options, withOwn } from '../../shared/producto-options.ts';
import { may } from '../../shared/session/permisos.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type Difference, differences } from './differences.ts';
import { merge } from './merge.ts';
import { ProductoForm } from './producto-form.tsx';
import { edition, type ProductoValues, valuesOf, withoutPrecio } from './producto-values.ts';

const TEXTS = {
  submit: 'Actualizar Producto',
  busy: 'Actualizando...',
  done: 'Producto actualizado con éxito!',
  doneFor: 3000,
  failed: 'Error al actualizar el producto',
};

export interface EditProductoProps {
  /** The product when the form opened; the server refuses the save of an older version. */
  producto: Producto;
  options: Options;
}

/** The form of an existing product. After a conflict both changes are merged, or the user is asked. */
export function EditProducto({ producto, options }: EditProductoProps) {
  const queryClient = useQueryClient();
  const [initial] = useState(() => valuesOf(producto));
  /** The version that the user has seen; changes are compared with it. */
  const seen = useRef({ version: producto.version, values: initial });
  const [conflict, setConflict] = useState<{ now: Producto; rows: readonly Difference[] }>();
  const path = { id: producto.producto_id };
  const offered = withOwn(options, conflict?.now ?? producto);
  const agree = (now: Producto) => {
    seen.current = { version: now.version, values: valuesOf(now) };
  };

  const settle = async (mine: ProductoValues) => {
    const now = await queryClient.fetchQuery({ ...productosGetOptions({ path }), staleTime: 0 });
    const base = seen.current.values;
    const { values, settled, collide } = merge(base, mine, valuesOf(now));
    if (collide) {
      setConflict({ now, rows: differences(base, mine, valuesOf(now), withOwn(options, now)) });
      seen.current = { ...seen.current, values: settled };
    } else agree(now);
    return { values, agreed: !collide };
  };

  return (
    <ProductoForm
      initialValues={initial}
      rules={edition}
      save={(body, { onProgress }) =>
        productosUpdate({
          path,
          body: defined(may('productos.update.precio') ? body : withoutPrecio(body)),
          headers: { 'If-Match': `"${seen.current.version}"` },
          ...uploading(onProgress),
        })
      }
      texts={TEXTS}
      options={offered}
      withStock
      onConflict={settle}
    >
      <ConflictDialog conflict={conflict} onAgree={agree} onClose={() => setConflict(undefined)} />
    </ProductoForm>
  );
}
