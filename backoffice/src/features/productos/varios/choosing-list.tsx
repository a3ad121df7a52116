import { LIMITS, type Producto } from 'api-client/backoffice';
import { lateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { ChosenButton } from '../../../shared/chosen-button.tsx';
import { useAsked } from '../../../shared/use-asked.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { ProductosList, type ProductosListProps } from '../productos-list.tsx';
import type { VariosDialogProps } from './varios-dialog.tsx';

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

const dialog = lateView(async () => (await import('./varios-dialog.tsx')).VariosDialog, 'when-wanted');

/** Opens the dialog that changes all chosen products. */
function VariosButton({ chosen, onDone }: Pick<VariosDialogProps, 'chosen' | 'onDone'>) {
  const { asked, ask, close, Dialog } = useAsked<readonly Producto[], VariosDialogProps>(dialog);
  const max = LIMITS.productosPerCambio;
  return (
    <>
      <ChosenButton
        count={chosen.length}
        max={max}
        tooMany={`Se cambian hasta ${max} productos por vez.`}
        onClick={() => ask(chosen)}
      >
        Cambiar los elegidos
      </ChosenButton>
      {Dialog && asked && (
        <Dialog
          chosen={asked}
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
