import { toPesos } from 'api-client/backoffice';
import type { Dispatch } from 'react';
import { ChangedMark } from 'ui-kit/changed-mark';
import { EditableTable } from 'ui-kit/editable-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { cambioDe, centavosDe, type Edicion } from './edicion.ts';
import { edicionColumns } from './edicion-columns.tsx';
import type { Suceso } from './edicion-fases.ts';

export interface EdicionTableProps {
  edicion: Edicion;
  dispatch: Dispatch<Suceso>;
  disabled: boolean;
}

/** The lines of an order as they are edited, with 'Monto Total' always in sight. */
export function EdicionTable({ edicion, dispatch, disabled }: EdicionTableProps) {
  const toasts = useToasts();
  const columns = edicionColumns({
    edicion,
    disabled,
    onCifra: (producto_id, cifras) => dispatch({ tipo: 'cifra', producto_id, cifras }),
    onQuitar: ({ producto_id }) => {
      if (producto_id) dispatch({ tipo: 'quitar', producto_id });
      else toasts.error('Error al eliminar el producto');
    },
    onReponer: ({ producto_id }) => dispatch({ tipo: 'reponer', producto_id }),
  });
  const [total, antes] = [centavosDe(edicion.lineas), centavosDe(edicion.originales)];
  return (
    <EditableTable
      label="Productos del pedido"
      columns={columns}
      rows={edicion.lineas}
      rowKey={({ producto_id }) => producto_id}
      lineState={(linea) => (linea.quitada ? 'removed' : cambioDe(edicion, linea))}
      cardsBelow="lg"
      empty={<EmptyState title="El pedido no tiene productos." />}
      total={{
        label: 'Monto Total',
        column: 'total',
        value: (
          <>
            {formatMoney(toPesos(total))}
            {total !== antes && (
              <div>
                <ChangedMark>{formatMoney(toPesos(antes))}</ChangedMark>
              </div>
            )}
          </>
        ),
      }}
    />
  );
}
