import { LIMITS, type Producto } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { SelectionButton } from '../../../shared/selection-button.tsx';
import { useLazyDialog } from '../../../shared/use-lazy-dialog.ts';
import { useSelection } from '../../../shared/use-selection.ts';
import { ProductosList, type ProductosListProps } from '../productos-list.tsx';
import type { VariosDialogProps } from './varios-dialog.tsx';

/** The list in selection mode, across pages. */
export function SelectableList(props: ProductosListProps) {
  const rows = props.productos.data?.productos ?? [];
  const { selected, select, selectionProps } = useSelection(rows, ({ producto_id }) => producto_id);
  return (
    <ProductosList
      {...props}
      selection={{
        ...selectionProps,
        rowLabel: ({ nombre }) => `Elegir ${nombre}`,
        texts: {
          count: (count) => (count === 1 ? '1 producto elegido' : `${wholeText(count)} productos elegidos`),
        },
        actions: <VariosButton selected={selected} onDone={() => select([])} />,
      }}
    />
  );
}

const dialog = lateView(async () => (await import('./varios-dialog.tsx')).VariosDialog, 'when-wanted');

/** Opens the dialog that changes all selected products. */
function VariosButton({ selected, onDone }: Pick<VariosDialogProps, 'selected' | 'onDone'>) {
  const { subject, openFor, close, Dialog } = useLazyDialog<readonly Producto[], VariosDialogProps>(dialog);
  const max = LIMITS.productosPerCambio;
  return (
    <>
      <SelectionButton
        count={selected.length}
        max={max}
        tooMany={`Se cambian hasta ${max} productos por vez.`}
        onClick={() => openFor(selected)}
      >
        Cambiar los elegidos
      </SelectionButton>
      {Dialog && subject && (
        <Dialog
          selected={subject}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
