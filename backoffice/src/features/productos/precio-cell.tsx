import { styled } from '@mui/material/styles';
import { type Producto, precioErrorText } from 'api-client/backoffice';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CellNumberInput } from 'ui-kit/cell-number-input';
import { formatMoney } from 'ui-kit/money';
import { Price } from 'ui-kit/price';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { plainButton } from 'ui-kit/theme/plain-button';
import { shownInPrint } from 'ui-kit/theme/print-styles';
import { touchTarget } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { usePermisos } from '../../shared/session/permisos.ts';
import { FocusedField, useAskOpenField, useEditProducto } from './edit-in-place.tsx';

/** The price before the offer stands below, aligned to the same edge. */
const RowPrice = styled(Price)(({ theme }) => ({
  justifyContent: 'flex-end',
  [theme.breakpoints.down('md')]: { flexDirection: 'column', alignItems: 'flex-end' },
}));

const Open = cachedElement('button', ({ theme }) => ({
  ...plainButton,
  display: 'inline-block',
  font: 'inherit',
  minHeight: touchTarget,
  padding: theme.spacing(1),
  [theme.breakpoints.down('md')]: { paddingBlock: 0 },
  borderRadius: theme.shape.borderRadius,
  '&:hover, &:focus-visible': { backgroundColor: theme.tokens.palette.action.hover },
}));

/** Marks a row's cell, so that Enter and arrows find the next one. */
const CELL = 'data-precio';

/** Opens the price of the next or previous row. */
function openNext(from: Element, step: 1 | -1): void {
  const cells = [...(from.closest('table')?.querySelectorAll(`[${CELL}]`) ?? [])];
  const cellIndex = cells.findIndex((cell) => cell.contains(from));
  cells[cellIndex + step]?.querySelector('button')?.click();
}

/** A product's price; a click turns it into a field. Enter saves and opens the next price, Escape restores. */
export function PrecioCell({ producto }: { producto: Producto }) {
  const { precio, precio_antes_oferta, en_promocion, esta_activo, nombre } = producto;
  const [draft, setDraft] = useState<number | null>();
  const opener = useRef<HTMLButtonElement>(null);
  const cell = useRef<HTMLSpanElement>(null);
  const edit = useEditPrecio(producto, () => setDraft(undefined));
  const { may } = usePermisos();
  const isOpen = draft !== undefined && draft !== precio && edit.saved === undefined;
  useAskOpenField(isOpen, `El precio nuevo de ${nombre}`);
  if (precio === undefined) return null;
  const shown = (
    <RowPrice
      amount={edit.saved ?? precio}
      size="small"
      {...(en_promocion && precio_antes_oferta != null && { previousAmount: precio_antes_oferta })}
    />
  );
  // Inactive products can't be edited.
  if (!esta_activo || !may('productos.update.precio')) return shown;

  const leave = () => {
    edit.forget();
    // Render first, so that the button can be focused.
    flushSync(() => setDraft(undefined));
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Escape') return leave();
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    edit.save(draft ?? null, () => cell.current && openNext(cell.current, step));
  };
  return (
    <span ref={cell} {...{ [CELL]: '' }}>
      {draft === undefined ? (
        <Open
          {...shownInPrint}
          ref={opener}
          type="button"
          className="MuiButtonBase-root"
          title="Cambiar el precio"
          onClick={() => setDraft(precio)}
        >
          <VisuallyHidden>{`Precio de ${nombre}: `}</VisuallyHidden>
          {shown}
        </Open>
      ) : (
        <FocusedField onKeyDownCapture={onKeyDown}>
          <CellNumberInput
            label={`Precio nuevo de ${nombre}`}
            column="precio"
            kind="money"
            value={draft}
            onChange={setDraft}
            previous={precio}
            {...(edit.error !== undefined && { error: edit.error })}
          />
        </FocusedField>
      )}
    </span>
  );
}

/** Saves a product's price from the list; errors are shown at the price. */
function useEditPrecio(producto: Producto, onDone: () => void) {
  const [error, setError] = useState<string>();
  const { mutate, isPending, variables } = useEditProducto(producto, {
    tell: ({ nombre, precio = 0 }) => `${nombre}: ahora ${formatMoney(precio)}.`,
    onDone,
    onRefused: setError,
  });
  return {
    error,
    /** The sent price, until the list has reloaded. */
    saved: isPending ? variables.precio : undefined,
    forget: () => setError(undefined),
    /** Calls `onSaved` once the price is saved: a refused price keeps the field and the focus. */
    save: (next: number | null, onSaved: () => void): void => {
      const fault = precioErrorText(next);
      setError(fault);
      if (fault !== undefined || next === null) return;
      if (next === producto.precio) {
        onDone();
        onSaved();
      } else mutate({ precio: next }, { onSuccess: onSaved });
    },
  };
}
