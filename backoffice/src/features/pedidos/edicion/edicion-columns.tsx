import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import IconButton from '@mui/material/IconButton';
import { toPesos } from 'api-client/backoffice';
import { CellNumberInput } from 'ui-kit/cell-number-input';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { type Edicion, erroresDe, type LineaEditada, lineaDe } from './edicion.ts';
import type { Cifras } from './edicion-reducer.ts';
import { centavosDeLinea } from './importe-de-linea.ts';

export interface EdicionColumnsProps {
  edicion: Edicion;
  disabled: boolean;
  onCifra: (producto_id: string, cifras: Cifras) => void;
  onQuitar: (linea: LineaEditada) => void;
  onReponer: (linea: LineaEditada) => void;
}

type Column = DataColumn<LineaEditada>;

/** The columns of the document: three figures that are edited where they stand, and what they come to. */
export function edicionColumns(props: EdicionColumnsProps): readonly Column[] {
  const { edicion, disabled, onCifra, onQuitar, onReponer } = props;

  const cifra = (key: keyof Cifras, header: string, kind: 'integer' | 'money' | 'percent'): Column => ({
    key,
    header,
    align: 'right',
    cell: (linea) => {
      const antes = lineaDe(edicion.originales, linea.producto_id);
      const error = erroresDe(edicion, linea)[key];
      return (
        <CellNumberInput
          label={`${header}: ${linea.nombre}`}
          column={key}
          kind={kind}
          value={linea[key]}
          // An empty discount is none.
          {...(key === 'descuento' && { empty: 0 })}
          onChange={(value) => onCifra(linea.producto_id, { [key]: value })}
          disabled={disabled || linea.quitada === true}
          {...(antes && { previous: antes[key] })}
          {...(error && { error })}
        />
      );
    },
  });

  return [
    { key: 'producto', header: 'Producto', phone: 'title', cell: ({ nombre }) => nombre },
    cifra('cantidad', 'Cantidad', 'integer'),
    cifra('precio_unitario', 'Precio Unitario', 'money'),
    cifra('descuento', 'Aplicar Descuento', 'percent'),
    {
      key: 'total',
      header: 'Total',
      align: 'right',
      cell: (linea) => <strong>{linea.quitada ? '—' : formatMoney(toPesos(centavosDeLinea(linea)))}</strong>,
    },
    {
      key: 'acciones',
      header: 'Acciones',
      align: 'right',
      phone: 'aside',
      cell: (linea) => {
        const label = `${linea.quitada ? 'Volver a poner' : 'Eliminar'}: ${linea.nombre}`;
        return (
          <IconButton
            aria-label={label}
            title={linea.quitada ? 'Volver a poner' : 'Eliminar'}
            disabled={disabled}
            onClick={() => (linea.quitada ? onReponer(linea) : onQuitar(linea))}
          >
            {linea.quitada ? <UndoOutlined /> : <DeleteOutlined />}
          </IconButton>
        );
      },
    },
  ];
}
