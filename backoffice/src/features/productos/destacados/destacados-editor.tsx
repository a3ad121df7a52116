import Typography from '@mui/material/Typography';
import { imageSources, type Producto, type ProductosPage } from 'api-client/backoffice';
import { useState } from 'react';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { useTyped } from 'ui-kit/typed';
import { wholeText } from 'ui-kit/whole-text';
import { OrderList } from '../../../shared/order-list.tsx';
import { RowPicture } from '../../../shared/row-picture.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { idOf, useOrderDestacados } from './use-order-destacados.ts';

/** Merges the edited order with products added or removed meanwhile; new ones come last. */
function together(saved: readonly Producto[], edited: readonly string[] | undefined): readonly Producto[] {
  if (!edited) return saved;
  const known = new Map(saved.map((producto) => [producto.producto_id, producto]));
  const kept = edited.flatMap((id) => known.get(id) ?? []);
  return [...kept, ...saved.filter(({ producto_id }) => !edited.includes(producto_id))];
}

/** Orders the products by dragging or keys, and saves them together. */
export function DestacadosEditor({ page: { productos: saved, total } }: { page: ProductosPage }) {
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
