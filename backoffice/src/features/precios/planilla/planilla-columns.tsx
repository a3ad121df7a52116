import { CellNumberInput } from 'ui-kit/cell-number-input';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { least } from 'ui-kit/theme/tokens';
import { SecondLine } from '../../../shared/second-line.tsx';
import { isOfSheet } from './paste.ts';
import type { Planilla, PlanillaLinea } from './use-planilla.ts';

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

function riseOf({ antes, precio, error }: PlanillaLinea): string {
  if (precio === null || precio === antes || error !== undefined || antes === 0) return '—';
  return `${percent.format((precio / antes - 1) * 100)} %`;
}

/** Each product's price, a field for the new price that accepts a pasted column, and the difference. */
export const planillaColumns = ({
  set,
  paste,
}: Pick<Planilla, 'set' | 'paste'>): readonly DataColumn<PlanillaLinea>[] => [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: ({ producto: { nombre, marca } }) => (
      <div>
        {nombre}
        <SecondLine>{marca.nombre}</SecondLine>
      </div>
    ),
  },
  {
    key: 'antes',
    header: 'Ahora',
    align: 'right',
    width: least.amount,
    phone: 'figure',
    cell: ({ antes }) => formatMoney(antes),
  },
  {
    key: 'precio',
    header: 'Nuevo',
    align: 'right',
    width: '26%',
    phone: 'figure',
    cell: ({ producto, precio, error }) => (
      <span
        style={{ display: 'grid' }}
        onPasteCapture={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isOfSheet(text)) return;
          event.preventDefault();
          event.stopPropagation();
          paste(producto, text);
        }}
      >
        <CellNumberInput
          label={`Precio nuevo de ${producto.nombre}`}
          column="precio"
          kind="money"
          value={precio}
          onChange={(next) => set(producto, next)}
          {...(error !== undefined && { error })}
        />
      </span>
    ),
  },
  { key: 'cambio', header: 'Diferencia', align: 'right', width: 'fit', phone: 'figure', cell: riseOf },
];
