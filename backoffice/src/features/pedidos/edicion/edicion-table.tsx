import { toPesos } from 'api-client/backoffice';
import { useCallback, useMemo } from 'react';
import { ChangedMark } from 'ui-kit/changed-mark';
import { EditableTable } from 'ui-kit/editable-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { changeOf, type Edicion, type EditedLine, totalCents } from './edicion.ts';
import { type EdicionColumnsProps, edicionColumns } from './edicion-columns.tsx';

const keyOf = ({ producto_id }: EditedLine) => producto_id;
const empty = <EmptyState title="El pedido no tiene productos." />;

interface EdicionTableProps extends Pick<EdicionColumnsProps, 'dispatch' | 'disabled'> {
  edicion: Edicion;
}

/** The editable lines of an order; 'Monto Total' stays visible. */
export function EdicionTable({ edicion, dispatch, disabled }: EdicionTableProps) {
  const toasts = useToasts();
  const { originals } = edicion;
  // Memoised, so that typing re-renders only one of hundreds of lines.
  const columns = useMemo(
    () =>
      edicionColumns({
        originals,
        disabled,
        dispatch,
        onRemove: ({ producto_id }) => {
          if (producto_id) dispatch({ type: 'remove', producto_id });
          else toasts.error('Error al eliminar el producto');
        },
      }),
    [originals, disabled, dispatch, toasts],
  );
  const lineState = useCallback(
    (line: EditedLine) => (line.removed ? 'removed' : changeOf({ originals }, line)),
    [originals],
  );
  const [total, before] = [totalCents(edicion.lines), totalCents(edicion.originals)];
  return (
    <EditableTable
      label="Productos del pedido"
      columns={columns}
      rows={edicion.lines}
      rowKey={keyOf}
      lineState={lineState}
      cardsBelow="lg"
      empty={empty}
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
