import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Producto, toPesos } from 'api-client/backoffice';
import type { Quantity } from 'app-core/cart/line';
import { subtotalCents } from 'app-core/cart/totals';
import { rowId, useNextOpen } from 'app-core/quick-order/open-row';
import { FIRST_ROWS, RowItem } from 'app-core/quick-order/row-item';
import { isOpen, isReady, productsText, type Row, type WrittenRow } from 'app-core/quick-order/rows';
import { formatMoney } from 'ui-kit/money';
import { addProducto, carritoOf, useCarritos } from '../../shared/carritos/carritos.ts';

export interface Added {
  /** The keys of the added lines. */
  claves: readonly string[];
  /** The added quantity of each product. */
  quantities: readonly Quantity[];
  message: string;
  /** A product reached its maximum quantity. */
  isCapped: boolean;
}

interface FoundLinesProps {
  rows: readonly Row<Producto>[];
  waits: boolean;
  carritoId: string;
  onChange: (clave: string, fields: Partial<WrittenRow>) => void;
  onRemove: (clave: string) => void;
  onAdded: (went: Added) => void;
}

/** The product found for each line, open questions, and the button that adds all answered lines to the order. */
export function FoundLines({ rows, waits, carritoId, onChange, onRemove, onAdded }: FoundLinesProps) {
  const { opened } = useCarritos();
  const carrito = opened.find(({ carrito_id }) => carrito_id === carritoId);
  const inOrder = new Map(carrito?.lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const ready = rows.filter(isReady);
  const open = rows.filter(isOpen);
  const goToNext = useNextOpen(open);
  const cents = ready.reduce(
    (sum, { producto, many = 0 }) =>
      sum +
      subtotalCents({ precio: producto?.precio ?? 0, cantidad: many, cantidades: producto?.cantidades }),
    0,
  );
  const products = new Set(ready.map(({ producto }) => producto?.producto_id)).size;
  const add = () => {
    const before = new Set(carritoOf(carritoId)?.lineas.map(({ producto_id }) => producto_id));
    const grown = new Set<string>();
    const added: string[] = [];
    const put = new Map<string, number>();
    let isCapped = false;
    for (const { clave, producto, many } of ready) {
      if (!producto || many === undefined) continue;
      const count = addProducto(carritoId, producto, many);
      if (count < many) isCapped = true;
      if (count === 0) continue;
      added.push(clave);
      put.set(producto.producto_id, (put.get(producto.producto_id) ?? 0) + count);
      if (before.has(producto.producto_id)) grown.add(producto.producto_id);
    }
    onAdded({
      claves: added,
      quantities: [...put].map(([producto_id, cantidad]) => ({ producto_id, cantidad })),
      message: `Agregamos ${productsText(put.size)} al pedido.${grownText(grown.size)}`,
      isCapped,
    });
  };
  const isLocked = carrito === undefined || carrito.envio !== null;
  return (
    <>
      <Stack component="ol" aria-label="Lo que pide" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, place) => {
          const already = inOrder.get(row.producto?.producto_id ?? '');
          return (
            <li key={row.clave} id={rowId(row.clave)}>
              <RowItem
                row={row}
                waits={waits}
                isFirst={place < FIRST_ROWS}
                line={{ dense: true, notice: already && `Ya hay ${already} en el pedido: se suman.` }}
                onChange={(fields) => onChange(row.clave, fields)}
                onRemove={() => onRemove(row.clave)}
              />
            </li>
          );
        })}
      </Stack>
      {rows.length > 0 && (
        <Stack
          direction="row"
          spacing={3}
          useFlexGap
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            py: 2,
            flexWrap: 'wrap',
            alignItems: 'center',
            bgcolor: 'background.paper',
          }}
        >
          <Button variant="contained" data-add="" disabled={ready.length === 0 || isLocked} onClick={add}>
            {`Agregar ${productsText(products)} al pedido · ${formatMoney(toPesos(cents))}`}
          </Button>
          {open.length > 0 && <Button onClick={goToNext}>{`Te falta elegir ${open.length}`}</Button>}
        </Stack>
      )}
    </>
  );
}

function grownText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 ya estaba en el pedido: sumamos las cantidades.'
    : ` ${count} ya estaban en el pedido: sumamos las cantidades.`;
}
