import { useQueryClient } from '@tanstack/react-query';
import { type Producto, productosGetOptions, productosUpdate, uploading } from 'api-client/backoffice';
import { useRef, useState } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type Opciones, withOwn } from './opciones.ts';
import { ProductoForm } from './producto-form.tsx';
import { edition, valuesOf } from './producto-values.ts';

const TEXTS = {
  submit: 'Actualizar Producto',
  busy: 'Actualizando...',
  done: 'Producto actualizado con éxito!',
  doneFor: 3000,
  failed: 'Error al actualizar el producto',
};

export interface EditarProductoProps {
  /** As it was when the form opened: another version by then, and the server refuses. */
  producto: Producto;
  opciones: Opciones;
}

/** The form of a product that there is. If somebody else saved first, it shows what is there now and asks. */
export function EditarProducto({ producto, opciones }: EditarProductoProps) {
  const queryClient = useQueryClient();
  const [initial] = useState(() => valuesOf(producto));
  const version = useRef(producto.version);
  const [theirs, setTheirs] = useState<Producto>();
  const path = { id: producto.producto_id };

  const look = async () =>
    setTheirs(await queryClient.fetchQuery({ ...productosGetOptions({ path }), staleTime: 0 }));

  return (
    <ProductoForm
      initial={initial}
      check={edition.check}
      save={(values, onProgress) =>
        productosUpdate({
          path,
          body: edition.bodyOf(values),
          headers: { 'If-Match': `"${version.current}"` },
          ...uploading(onProgress),
        })
      }
      texts={TEXTS}
      opciones={withOwn(opciones, theirs ?? producto)}
      withStock
      onConflict={look}
    >
      <ConflictDialog
        theirs={theirs}
        opciones={withOwn(opciones, theirs ?? producto)}
        onAgree={(now) => {
          version.current = now.version;
        }}
        onClose={() => setTheirs(undefined)}
      />
    </ProductoForm>
  );
}
