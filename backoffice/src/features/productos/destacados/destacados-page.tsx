import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DestacadosBody,
  imageSources,
  type Producto,
  type ProductosPage,
  productosOrdenarDestacados,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { useTyped } from 'ui-kit/typed';
import { toasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { ArrangePage } from '../../../shared/arrange-page.tsx';
import { OrderList } from '../../../shared/order-list.tsx';
import { PRODUCTOS_QUERIES } from '../../../shared/queries.ts';
import { RowPicture } from '../../../shared/row-picture.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { undoAction } from '../../../shared/undo-action.ts';
import { destacadosOptions } from '../queries.ts';

/** The featured products in the shop's order. */
export const DestacadosPage = () => (
  <ArrangePage
    title="Orden de destacados"
    lead="En este orden se ven en el inicio de la tienda. Los que destaques después van al final, por nombre."
    back="/panel-producto"
    query={useQuery(destacadosOptions())}
    failed="No pudimos cargar los destacados."
    row={
      <RowPicture source={undefined}>
        <Skeleton>Un producto entre muchos</Skeleton>
        <Skeleton>Su marca</Skeleton>
      </RowPicture>
    }
  >
    {(page) =>
      page.productos.length === 0 ? (
        <EmptyState
          title="Todavía no hay productos destacados."
          text="Se destacan con la estrella de la lista de productos."
          action={
            <Button variant="outlined" href="/panel-producto">
              Ver los productos
            </Button>
          }
        />
      ) : (
        <DestacadosEditor page={page} />
      )
    }
  </ArrangePage>
);

/** Merges the edited order with products added or removed meanwhile; new ones come last. */
function together(saved: readonly Producto[], edited: readonly string[] | undefined): readonly Producto[] {
  if (!edited) return saved;
  const known = new Map(saved.map((producto) => [producto.producto_id, producto]));
  const kept = edited.flatMap((id) => known.get(id) ?? []);
  return [...kept, ...saved.filter(({ producto_id }) => !edited.includes(producto_id))];
}

/** Orders the products by dragging or keys, and saves them together. */
function DestacadosEditor({ page: { productos: saved, total } }: { page: ProductosPage }) {
  const [edited, setEdited] = useState<readonly string[]>();
  const rows = together(saved, edited);
  const save = useOrderDestacados(() => setEdited(undefined));
  const changes = rows.filter((row, at) => idOf(row) !== saved[at]?.producto_id).length;
  useTyped(changes > 0, { text: 'Se pierde el orden que cambiaste.' });
  return (
    <>
      {total > saved.length && (
        <Typography color="textSecondary">{`Se ordenan los primeros ${wholeText(saved.length)} de ${wholeText(total)}.`}</Typography>
      )}
      <OrderList
        label="Destacados, en el orden en que se ven"
        rows={rows}
        keyOf={idOf}
        nameOf={({ nombre }) => nombre}
        onChange={(next) => setEdited(next.map(idOf))}
      >
        {({ imagenes: [imagen], nombre, marca }, at) => (
          <RowPicture source={imagen && imageSources(imagen)}>
            {`${at + 1}. ${nombre}`}
            <SecondLine>{marca.nombre}</SecondLine>
          </RowPicture>
        )}
      </OrderList>
      <SaveBar
        changes={changes}
        busy={save.isPending}
        onUndo={() => setEdited(undefined)}
        onSave={() => save.mutate({ antes: saved.map(idOf), productos: rows.map(idOf) })}
      />
    </>
  );
}

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

const idOf = ({ producto_id }: Producto): string => producto_id;

async function send(queryClient: QueryClient, body: DestacadosBody) {
  const { data } = await productosOrdenarDestacados({ body });
  queryClient.setQueryData(destacadosOptions().queryKey, data);
  return data.productos.map(idOf);
}

/** Saves the order unless another user changed it; for some seconds it can be undone. */
function useOrderDestacados(onDone: () => void) {
  const queryClient = useQueryClient();
  // Load the current list; the user's order is merged with it.
  const onError = () => void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
  return useOnceAtATime({
    mutationFn: (body: DestacadosBody) => send(queryClient, body),
    onSuccess: (now, { antes }) => {
      toasts.success('Orden de destacados guardado', {
        ...UNDO,
        action: undoAction(queryClient, {
          undo: async () => {
            await send(queryClient, { antes: now, productos: antes });
            return 'Orden deshecho: los destacados están como antes.';
          },
          onError,
        }),
      });
      onDone();
    },
    onError,
  });
}
