import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LIMITS, type Producto } from 'api-client/backoffice';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { useCarritos } from '../../shared/carritos/carritos.ts';
import {
  changePendingRow,
  type Outcome,
  type PendingRow,
  removePendingRow,
  usePendingRows,
} from '../../shared/carritos/pending-rows.ts';
import { backToSearch, useAddToCarrito } from './add-to-carrito.ts';
import type { CatalogoSearch } from './queries.ts';
import { useRowOutcome } from './use-row-outcome.ts';
import { offeredCantidad } from './venta-text.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  '& [data-field]': { width: theme.spacing(28), flex: 'none' },
  '& .MuiAlert-action': { flexWrap: 'wrap', gap: theme.spacing(2), alignItems: 'center', paddingTop: 0 },
}));

export interface PendingRowsProps {
  /** Returns the found products in the list's order. */
  ordered: (found: readonly Producto[], search: CatalogoSearch) => readonly Producto[];
  /** Focuses the product's quantity in the list. Returns false when the list does not show the product. */
  onFound: (producto: Producto) => boolean;
}

/** Rows for terms that were entered but are not in the cart, each with the quantity typed after it. */
export function PendingRows(props: PendingRowsProps) {
  const rows = usePendingRows<CatalogoSearch>();
  const { current } = useCarritos();
  if (rows.length === 0) return null;
  return (
    <Rows aria-label="Sin agregar">
      {rows.map((row) => (
        // Rows of another cart stay mounted, so that their search continues.
        <li key={row.id} hidden={row.carrito_id !== current.carrito_id}>
          <Row {...props} row={row} />
        </li>
      ))}
    </Rows>
  );
}

function Row({ row, ordered, onFound }: PendingRowsProps & { row: PendingRow<CatalogoSearch> }) {
  const { id, search, cantidad, outcome } = row;
  const { term } = search;
  const root = useRef<HTMLDivElement>(null);
  const addToCarrito = useAddToCarrito();
  const focusField = () => root.current?.querySelector('input')?.focus();
  // Digits after Enter belong to this row, whatever the search returns.
  const begin = useEffectEvent(() => {
    if (!row.counted && !row.confirmed) focusField();
  });
  useEffect(begin, []);

  const add = (producto: Producto, units: number | undefined): void => {
    if (units !== undefined && addToCarrito(producto, units, row)) removePendingRow(id);
    else changePendingRow(id, { confirmed: false, outcome: { kind: 'found', producto } });
  };
  useRowOutcome(row, ordered, (next) => {
    const { counted } = row;
    if (counted && next.kind === 'none') {
      const { term, cantidad } = counted;
      return changePendingRow(id, {
        search: { ...search, term },
        cantidad,
        confirmed: true,
        counted: undefined,
      });
    }
    if (next.kind === 'found') {
      if (row.confirmed) return add(next.producto, quantityOf(cantidad));
      const isWaiting = root.current?.contains(document.activeElement);
      if (cantidad === '' && isWaiting && onFound(next.producto)) return removePendingRow(id);
    }
    changePendingRow(id, { confirmed: false, outcome: next });
  });

  const confirm = () => {
    const units = quantityOf(cantidad);
    if (units === undefined || units < 1 || units > LIMITS.cantidadMax) return;
    backToSearch(root.current);
    if (outcome?.kind === 'found') add(outcome.producto, units);
    else if (outcome === undefined) changePendingRow(id, { confirmed: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      backToSearch(root.current);
      removePendingRow(id);
    } else if (isText(event)) backToSearch(root.current);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A row that loses focus without a quantity is dropped. Switching windows does not count.
    if (cantidad === '' && document.hasFocus() && !root.current?.contains(relatedTarget))
      removePendingRow(id);
  };
  const retry = () => {
    changePendingRow(id, { outcome: undefined });
    focusField();
  };
  const offered = outcome && 'producto' in outcome && outcome.kind !== 'sold-out' && outcome.producto;

  return (
    <Alert
      ref={root}
      role="group"
      aria-label={`«${term}»`}
      severity={outcome === undefined || outcome.kind === 'found' ? 'info' : 'warning'}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      action={
        <>
          <div data-field="">
            <QuantityField
              value={cantidad}
              onChange={(typed) => changePendingRow(id, { cantidad: typed, confirmed: false })}
              max={LIMITS.cantidadMax}
              maxDigits={4}
              label={`Cantidad de «${term}»`}
              onSubmit={confirm}
              bare
            />
          </div>
          {outcome?.kind === 'failed' && (
            <Button size="small" color="inherit" aria-label={`Buscar de nuevo: ${term}`} onClick={retry}>
              Buscar de nuevo
            </Button>
          )}
          {offered && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Añadir: ${offered.nombre}`}
              onClick={() => add(offered, cantidad ? quantityOf(cantidad) : offeredCantidad(offered))}
            >
              Añadir
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            aria-label={`Quitar: ${term}`}
            onClick={() => removePendingRow(id)}
          >
            Quitar
          </Button>
        </>
      }
    >
      <span role="status">{outcomeText(term, outcome)}</span>
    </Alert>
  );
}

/** Returns whether a key types text other than a number: then the next search begins. */
const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  (!altKey || key.length === 1) &&
  (key === 'Dead' || (key.length === 1 && !/[\d.,-]/.test(key)));

function outcomeText(term: string, outcome: Outcome | undefined): string {
  switch (outcome?.kind) {
    case undefined:
      return `Buscando «${term}»…`;
    case 'none':
      return `No hay ningún producto con «${term}».`;
    case 'failed':
      return `No pudimos buscar «${term}». ${outcome.reason}`;
    case 'sold-out':
      return `No hay stock de ${outcome.producto.nombre}.`;
    case 'unsure':
      return `No hay ningún producto con «${term}». Lo más parecido: ${outcome.producto.nombre}.`;
    case 'found':
      return outcome.producto.nombre;
  }
}
