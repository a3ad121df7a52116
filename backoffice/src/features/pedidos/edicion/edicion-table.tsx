import { toPesos } from 'api-client/backoffice';
import { ChangedMark } from 'ui-kit/changed-mark';
import { EditableTable } from 'ui-kit/editable-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { changeOf, totalCents } from './edicion.ts';
import { type EdicionColumnsProps, edicionColumns } from './edicion-columns.tsx';

/** The lines of an order as they are edited, with 'Monto Total' always in sight. */
export function EdicionTable({ edicion, dispatch, disabled }: Omit<EdicionColumnsProps, 'onRemove'>) {
  const toasts = useToasts();
  const columns = edicionColumns({
    edicion,
    disabled,
    dispatch,
    onRemove: ({ producto_id }) => {
      if (producto_id) dispatch({ type: 'remove', producto_id });
      else toasts.error('Error al eliminar el producto');
    },
  });
  const [total, before] = [totalCents(edicion.lines), totalCents(edicion.originals)];
  return (
    <EditableTable
      label="Productos del pedido"
      columns={columns}
      rows={edicion.lines}
      rowKey={({ producto_id }) => producto_id}
      lineState={(line) => (line.removed ? 'removed' : changeOf(edicion, line))}
      cardsBelow="lg"
      empty={<EmptyState title="El pedido no tiene productos." />}
      total={{
        label: 'Monto Total',
        column: 'total',
        value: (
          <>
            {formatMoney(toPesos(total))}
            {total !== before && (
              <div>
                <ChangedMark>{formatMoney(toPesos(before))}</ChangedMark>
              </div>
            )}
          </>
        ),
      }}
    />
  );
}
