import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Producto, pedidoRapidoFind, toPesos } from 'api-client/backoffice';
import { RENGLON_LIMITS } from 'api-client/renglones';
import { subtotalCents } from 'app-core/cart/totals';
import { newId } from 'app-core/new-id';
import { Answer } from 'app-core/queries/answer';
import { rowId, useFocusAfterAnswer, useNextOpen } from 'app-core/quick-order/open-row';
import { RowItem } from 'app-core/quick-order/row-item';
import {
  isOpen,
  isReady,
  offeredIn,
  productsText,
  rowsOf,
  useReading,
  type WrittenRow,
} from 'app-core/quick-order/rows';
import { takeText } from 'app-core/quick-order/take-text';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatMoney } from 'ui-kit/money';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import type { Carrito } from '../../shared/carritos/carrito.ts';
import { addProducto, carritoOf, useCarritos } from '../../shared/carritos/carritos.ts';
import { usePermisos } from '../../shared/session/permisos.ts';

const TITLE = 'Pegar mensaje del cliente';

interface PasteMessageProps {
  carrito: Carrito;
  /** An order of this cart is on its way, or its outcome is not known. */
  disabled: boolean;
}

/** Makes lines of the order out of what the customer wrote; by what this customer buys, so one has to be chosen. */
export function PasteMessage({ carrito: { carrito_id, cliente }, disabled }: PasteMessageProps) {
  const { may } = usePermisos();
  const [open, setOpen] = useState(false);
  if (cliente === null || !may('pedidoRapido.find')) return null;
  return (
    <>
      <Button variant="text" disabled={disabled} onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      {open && (
        <DetailsDialog open maxWidth="sm" title={TITLE} onClose={() => setOpen(false)}>
          <Message carritoId={carrito_id} cliente={cliente} onDone={() => setOpen(false)} />
        </DetailsDialog>
      )}
    </>
  );
}

interface MessageProps {
  carritoId: string;
  cliente: string;
  onDone: () => void;
}

function Message({ carritoId, cliente, onDone }: MessageProps) {
  const toasts = useToasts();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [written, setWritten] = useState<readonly WrittenRow[]>([]);
  /** What stays in the field once the lines of the text are read; undefined: they are read. */
  const [left, setLeft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState(false);
  const { known, query } = useReading(written, {
    enabled: true,
    find: async (renglones) =>
      (await pedidoRapidoFind({ body: { renglones, cliente_id: cliente }, throwOnError: true })).data
        .renglones,
  });
  const rows = rowsOf(written, known, offeredIn(known));
  const waiting = rows.filter(({ found }) => !found).length;
  useTyped((text.trim() !== '' || written.length > 0) && !done, {
    title: '¿Cerrar sin agregar?',
    text: 'Se pierde el mensaje y lo que elegiste.',
  });
  // After the dialog's own button took the focus.
  useEffect(() => field.current?.focus(), []);
  // The message stays in the field until its lines are read: without an answer nothing of it is gone.
  useEffect(() => {
    if (left === undefined || waiting > 0) return;
    setText(left);
    setLeft(undefined);
  }, [left, waiting]);

  const read = (whole: string) => {
    // What is not read yet is read anew with the text that it came from.
    const kept = rows.filter(({ found }) => found).length;
    const taken = takeText(whole, RENGLON_LIMITS.renglones - kept, 'agrega estos al pedido');
    setFault(taken.fault);
    if (taken.escritos.length === 0) return;
    const fresh = taken.escritos.map((escrito) => ({ clave: newId(), escrito }));
    setWritten([...written.filter(({ escrito }) => known.has(escrito)), ...fresh]);
    setLeft(taken.left);
  };
  const answered = useFocusAfterAnswer(rows, () =>
    (root.current?.querySelector<HTMLElement>('[data-add]:enabled') ?? field.current)?.focus(),
  );
  const changeRow = (clave: string, fields: Partial<WrittenRow>) => {
    answered(clave);
    setWritten((now) => now.map((one) => (one.clave === clave ? { ...one, ...fields } : one)));
  };
  const removeRow = (clave: string) => {
    answered(clave);
    setWritten((now) => now.filter((one) => one.clave !== clave));
  };

  const onAdded = (claves: readonly string[], message: string, capped: boolean) => {
    const rest = written.filter(({ clave }) => !claves.includes(clave));
    setWritten(rest);
    if (claves.length > 0) toasts.success(message, { key: 'added' });
    if (capped) toasts.warning('La cantidad máxima permitida es 1000 unidades.', { key: 'limit' });
    if (rest.length > 0 || text.trim() !== '') return;
    setDone(true);
    onDone();
  };

  return (
    <Stack ref={root} spacing={3} sx={{ pt: 2 }}>
      <TextField
        inputRef={field}
        multiline
        fullWidth
        minRows={3}
        maxRows={8}
        label="Mensaje"
        value={text}
        error={fault !== undefined}
        helperText={
          fault ?? 'Pega el mensaje o escribe la lista. Enter la lee; Mayús + Enter pasa de renglón.'
        }
        slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
          setFault(undefined);
          setText(target.value);
          if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') read(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          // Ctrl + Enter places the order elsewhere on this page.
          event.stopPropagation();
          read(text);
        }}
      />
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => read(text)}>
        Leer mensaje
      </Button>
      <VisuallyHidden role="status">{rows.length > 0 && waiting === 0 ? 'Mensaje leído' : ''}</VisuallyHidden>
      {waiting > 0 && query.error && (
        <Answer query={{ ...query, data: undefined }} failed="No pudimos leer el mensaje.">
          {() => null}
        </Answer>
      )}
      <Lines
        rows={rows}
        waits={query.isFetching}
        carritoId={carritoId}
        onChange={changeRow}
        onRemove={removeRow}
        onAdded={onAdded}
      />
    </Stack>
  );
}

interface LinesProps {
  rows: ReturnType<typeof rowsOf<Producto>>;
  waits: boolean;
  carritoId: string;
  onChange: (clave: string, fields: Partial<WrittenRow>) => void;
  onRemove: (clave: string) => void;
  /** Which lines went into the order, what is said of that, and whether a product is at its limit. */
  onAdded: (claves: readonly string[], message: string, capped: boolean) => void;
}

/** What each line was read as, what still waits for an answer, and the one press that puts the rest into the order. */
function Lines({ rows, waits, carritoId, onChange, onRemove, onAdded }: LinesProps) {
  const { opened } = useCarritos();
  const carrito = opened.find(({ carrito_id }) => carrito_id === carritoId);
  const inOrder = new Map(carrito?.lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const ready = rows.filter(isReady);
  const open = rows.filter(isOpen);
  const goToNext = useNextOpen(open);
  const cents = ready.reduce(
    (sum, { producto, many }) => sum + subtotalCents({ precio: producto?.precio ?? 0, cantidad: many ?? 0 }),
    0,
  );
  const add = () => {
    const before = new Set(carritoOf(carritoId)?.lineas.map(({ producto_id }) => producto_id));
    const grown = new Set<string>();
    const added: string[] = [];
    let capped = false;
    for (const { clave, producto, many } of ready) {
      if (!producto || many === undefined) continue;
      const count = addProducto(carritoId, producto, many);
      if (count < many) capped = true;
      if (count === 0) continue;
      added.push(clave);
      if (before.has(producto.producto_id)) grown.add(producto.producto_id);
    }
    onAdded(added, `Agregamos ${productsText(added.length)} al pedido.${grownText(grown.size)}`, capped);
  };
  const locked = carrito === undefined || carrito.envio !== null;
  return (
    <>
      <Stack component="ol" aria-label="Lo que pide" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => {
          const already = inOrder.get(row.producto?.producto_id ?? '');
          return (
            <li key={row.clave} id={rowId(row.clave)}>
              <RowItem
                row={row}
                waits={waits}
                line={{ dense: true, notice: already && `Ya hay ${already} en el pedido: se suman.` }}
                onChange={(fields) => onChange(row.clave, fields)}
                onRemove={() => onRemove(row.clave)}
              />
            </li>
          );
        })}
      </Stack>
      {rows.length > 0 && (
        <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" data-add="" disabled={ready.length === 0 || locked} onClick={add}>
            {`Agregar ${productsText(ready.length)} al pedido · ${formatMoney(toPesos(cents))}`}
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
