import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LIMITS, toPesos } from 'api-client/backoffice';
import { type Dispatch, useCallback, useMemo } from 'react';
import { CellNumberInput } from 'ui-kit/cell-number-input';
import { ChangedMark } from 'ui-kit/changed-mark';
import type { DataColumn } from 'ui-kit/data-table';
import { EditableTable } from 'ui-kit/editable-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { least } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { SecondLine } from '../../../shared/second-line.tsx';
import { notaText } from '../cliente-nota.tsx';
import {
  describeChange,
  type Edicion,
  type EditedLine,
  type Figure,
  findErrors,
  findLine,
  lineCents,
  totalCents,
} from './edicion.ts';
import type { LineAction } from './edicion-state.ts';

interface EdicionColumnsProps {
  /** The lines as read. */
  originals: readonly EditedLine[];
  disabled: boolean;
  dispatch: Dispatch<LineAction>;
  onRemove: (line: EditedLine) => void;
}

type Column = DataColumn<EditedLine>;

/** A fixed width, so that one more digit does not move the columns. */
const Total = styled('strong')({ display: 'inline-block', minWidth: least.total, textAlign: 'end' });

/** The document's columns: three editable figures and their total. */
function edicionColumns(props: EdicionColumnsProps): readonly Column[] {
  const { originals, disabled, dispatch, onRemove } = props;
  const figure = (key: Figure, header: string, kind: 'cantidad' | 'money' | 'percent'): Column => ({
    key,
    header,
    align: 'right',
    // Badges on a line shrink its name, so that no field moves.
    width: 'fit',
    phone: 'figure',
    cell: (line) => {
      const before = findLine(originals, line.producto_id);
      const error = findErrors({ originals }, line)[key];
      return (
        <CellNumberInput
          label={`${header}: ${line.nombre}`}
          column={key}
          kind={kind === 'cantidad' ? (line.porKilo ? 'kilos' : 'integer') : kind}
          max={LIMITS.cantidadMax}
          value={line[key]}
          // An empty discount is zero.
          {...(key === 'descuento' && { empty: 0 })}
          onChange={(value) =>
            dispatch({ type: 'change', producto_id: line.producto_id, figures: { [key]: value } })
          }
          disabled={disabled || line.removed === true}
          {...(before && { previous: before[key] })}
          {...(error && { error })}
        />
      );
    },
  });

  return [
    {
      key: 'producto',
      header: 'Producto',
      phone: 'title',
      cell: ({ producto_id, nombre }) => {
        const nota = notaText(findLine(originals, producto_id)?.nota);
        return nota ? (
          <div>
            {nombre}
            <SecondLine>{nota}</SecondLine>
          </div>
        ) : (
          nombre
        );
      },
    },
    figure('cantidad', 'Cantidad', 'cantidad'),
    figure('precio_unitario', 'Precio Unitario', 'money'),
    figure('descuento', 'Aplicar Descuento', 'percent'),
    {
      key: 'total',
      header: 'Total',
      align: 'right',
      width: 'fit',
      cell: (line) => <Total>{line.removed ? '—' : formatMoney(toPesos(lineCents(line)))}</Total>,
    },
    {
      key: 'actions',
      header: 'Acciones',
      align: 'right',
      width: 'fit',
      phone: 'aside',
      cell: (line) => {
        const label = `${line.removed ? 'Volver a poner' : 'Eliminar'}: ${line.nombre}`;
        return (
          <IconButton
            aria-label={label}
            title={line.removed ? 'Volver a poner' : 'Eliminar'}
            disabled={disabled}
            onClick={() =>
              line.removed ? dispatch({ type: 'restore', producto_id: line.producto_id }) : onRemove(line)
            }
          >
            {line.removed ? <UndoOutlined /> : <DeleteOutlined />}
          </IconButton>
        );
      },
    },
  ];
}

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
    (line: EditedLine) => (line.removed ? 'removed' : describeChange({ originals }, line)),
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
