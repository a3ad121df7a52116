import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Producto, productosGetOptions, productosUpdate, uploadOptions } from 'api-client/backoffice';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { DataTable } from 'ui-kit/data-table';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { defined } from '../../shared/defined.ts';
import { FormScreen } from '../../shared/form-screen.tsx';
import { type Options, optionsQuery, withOwn } from '../../shared/producto-options.ts';
import { may } from '../../shared/session/permisos.ts';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useFirstFresh } from '../../shared/use-first-fresh.ts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { CantidadesSection } from './cantidades-section.tsx';
import { CostoSection, GrupoSection } from './late-sections.tsx';
import { type Difference, listDifferences, mergeEdits } from './merge-edits.ts';
import { PreciosAnteriores } from './precios-anteriores.tsx';
import { ProductoForm } from './producto-form.tsx';
import { edition, type ProductoValues, valuesOf, withoutPrecio } from './producto-values.ts';

const route = getRouteApi('/_staff/editar-producto/$producto_id');

export function EditProductoPage() {
  const { producto_id } = route.useParams();
  const options = useQuery(optionsQuery());
  const producto = useQuery(productosGetOptions({ path: { id: producto_id } }));
  const freshProducto = useFirstFresh(producto_id, producto);
  useTabSubject(freshProducto?.nombre);
  return (
    <FormScreen
      wide
      list="/panel-producto"
      title="Editar Producto"
      needs={[options, { ...producto, data: freshProducto }]}
    >
      {options.data && freshProducto && (
        <>
          <EditProducto key={producto_id} producto={freshProducto} options={options.data} />
          <CantidadesSection
            key={`cantidades ${producto_id}`}
            producto_id={producto_id}
            nombre={freshProducto.nombre}
            precio={producto.data?.precio ?? freshProducto.precio}
          />
          <GrupoSection key={`tamanos ${producto_id}`} producto_id={producto_id} />
          <CostoSection key={`costo ${producto_id}`} producto_id={producto_id} />
          <PreciosAnteriores key={`precios ${producto_id}`} producto_id={producto_id} />
        </>
      )}
    </FormScreen>
  );
}

const TEXTS = {
  submit: 'Actualizar Producto',
  busy: 'Actualizando...',
  done: 'Producto actualizado con éxito!',
  doneFor: 3000,
  failed: 'Error al actualizar el producto',
};

interface EditProductoProps {
  /** The product when the form opened; the server refuses the save of an older version. */
  producto: Producto;
  options: Options;
}

/** The form of an existing product. After a conflict both changes are merged, or the user is asked. */
function EditProducto({ producto, options }: EditProductoProps) {
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
    const { values, settled, hasCollisions: collide } = mergeEdits(base, mine, valuesOf(now));
    if (collide) {
      setConflict({ now, rows: listDifferences(base, mine, valuesOf(now), withOwn(options, now)) });
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
          ...uploadOptions(onProgress),
        })
      }
      texts={TEXTS}
      options={offered}
      showsStock
      onConflict={settle}
    >
      <ConflictDialog conflict={conflict} onAgree={agree} onClose={() => setConflict(undefined)} />
    </ProductoForm>
  );
}

interface ConflictDialogProps {
  /** Another user's saved version; undefined without a conflict. */
  conflict: { now: Producto; rows: readonly Difference[] } | undefined;
  /** Called after the user's choice: this version then counts as read. */
  onAgree: (now: Producto) => void;
  onClose: () => void;
}

/** A conflict with another user's save: shows the differences and asks which to keep. Closing keeps the draft. */
function ConflictDialog({ conflict, onAgree, onClose }: ConflictDialogProps) {
  const { resetForm, submitForm } = useFormikContext<ProductoValues>();
  const shownConflict = useLastGood(conflict);
  if (!shownConflict) return null;
  const resolve = (then: () => unknown) => () => {
    onAgree(shownConflict.now);
    onClose();
    void then();
  };
  return (
    <DetailsDialog
      open={conflict !== undefined}
      title="Otra persona guardó cambios antes"
      onClose={onClose}
      texts={{ close: 'Seguir editando' }}
      maxWidth="md"
      actions={
        <>
          <Button onClick={resolve(() => resetForm({ values: valuesOf(shownConflict.now) }))}>
            Usar lo guardado
          </Button>
          <Button variant="contained" onClick={resolve(submitForm)}>
            Guardar lo mío
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>No se perdió nada de lo que escribiste. Esto es lo que cambia:</Typography>
      <DataTable
        label="Diferencias"
        rows={shownConflict.rows}
        rowKey={({ label }) => label}
        columns={[
          { key: 'field', header: 'Dato', phone: 'title', cell: ({ label }) => label },
          { key: 'mine', header: 'Lo tuyo', cell: ({ mine }) => mine },
          { key: 'theirs', header: 'Lo guardado', cell: ({ theirs }) => theirs },
        ]}
      />
    </DetailsDialog>
  );
}
