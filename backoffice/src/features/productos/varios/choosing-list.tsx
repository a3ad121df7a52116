import { wholeText } from 'ui-kit/whole-text';
import { useChosen } from '../../../shared/use-chosen.ts';
import { ProductosList, type ProductosListProps } from '../productos-list.tsx';
import { VariosButton } from './varios-button.tsx';

/** The list in selection mode, across pages. */
export function ChoosingList(props: ProductosListProps) {
  const rows = props.productos.data?.productos ?? [];
  const { chosen, choose, fields } = useChosen(rows, ({ producto_id }) => producto_id);
  return (
    <ProductosList
      {...props}
      selection={{
        ...fields,
        rowLabel: ({ nombre }) => `Elegir ${nombre}`,
        texts: {
          count: (count) => (count === 1 ? '1 producto elegido' : `${wholeText(count)} productos elegidos`),
        },
        actions: <VariosButton chosen={chosen} onDone={() => choose([])} />,
      }}
    />
  );
}
