import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Producto, pedidoRapidoFind } from 'api-client/backoffice';
import { RENGLON_LIMITS } from 'api-client/renglones';
import type { Quantity } from 'app-core/cart/line';
import { newId } from 'app-core/new-id';
import { Answer } from 'app-core/queries/answer';
import { useFocusAfterAnswer } from 'app-core/quick-order/open-row';
import { offeredProductos, rowsOf, useReading, type WrittenRow } from 'app-core/quick-order/rows';
import { splitText } from 'app-core/quick-order/split-text';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { type Carrito, carritoOf, removeLine, setCantidad } from '../../shared/carritos/carritos.ts';
import { type Added, FoundLines } from './found-lines.tsx';

interface MessageProps {
  carritoId: string;
  cliente: string;
  /** Lines of an undone addition. */
  rowsToRetry: readonly WrittenRow[];
  onDone: () => void;
  /** Called with the lines when an addition is undone after `onDone`. */
  onUndone: (rows: readonly WrittenRow[]) => void;
}

/** Milliseconds in which an addition can be undone. */
const TIME_TO_ACT = 8000;

/** Subtracts the added quantities; earlier and later quantities stay. */
function takeBack({ carrito_id, lineas }: Carrito, added: readonly Quantity[]): void {
  for (const { producto_id, cantidad } of added) {
    const left = (lineas.find((line) => line.producto_id === producto_id)?.cantidad ?? 0) - cantidad;
    if (left > 0) setCantidad(carrito_id, producto_id, left);
    else removeLine(carrito_id, producto_id);
  }
}

/** The message field, the lines read from the message, and the button that adds them to the order. */
export function MessageLines({ carritoId, cliente, rowsToRetry, onDone, onUndone }: MessageProps) {
  const toasts = useToasts();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [written, setWritten] = useState<readonly WrittenRow[]>(rowsToRetry);
  /** Text that stays in the field once the lines are read; undefined when they are read. */
  const [left, setLeft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const { known, query } = useReading<Producto>(written, {
    enabled: true,
    find: async (renglones) =>
      (await pedidoRapidoFind({ body: { renglones, cliente_id: cliente }, throwOnError: true })).data
        .renglones,
  });
  const rows = rowsOf(written, known, offeredProductos(known));
  const waiting = rows.filter(({ found }) => !found).length;
  useTyped((text.trim() !== '' || written.length > 0) && !isDone, {
    title: '¿Cerrar sin agregar?',
    text: 'Se pierde el mensaje y lo que elegiste.',
  });
  // Runs after the dialog has focused its own button.
  useEffect(() => field.current?.focus(), []);
  // Keep the message until its lines are read: without a response no text is lost.
  useEffect(() => {
    if (left === undefined || waiting > 0) return;
    setText(left);
    setLeft(undefined);
  }, [left, waiting]);

  const read = (whole: string) => {
    // Lines without a result are read again, together with the new text.
    const foundRows = rows.filter(({ found }) => found).length;
    const message = splitText(whole, RENGLON_LIMITS.renglones - foundRows, 'agrega estos al pedido');
    setFault(message.fault);
    if (message.escritos.length === 0) return;
    const fresh = message.escritos.map((escrito) => ({ clave: newId(), escrito }));
    setWritten([...written.filter(({ escrito }) => known.has(escrito)), ...fresh]);
    setLeft(message.left);
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

  const onAdded = ({ claves, quantities, message, isCapped }: Added) => {
    const otherRows = written.filter(({ clave }) => !claves.includes(clave));
    const went = written.filter(({ clave }) => claves.includes(clave));
    setWritten(otherRows);
    const undo = () => {
      const carrito = carritoOf(carritoId);
      // A sent order, or one that may have been sent, can't change any more.
      if (!carrito || carrito.envio) return toasts.warning('El pedido ya se envió: no se puede deshacer.');
      takeBack(carrito, quantities);
      if (root.current) setWritten((now) => [...went, ...now]);
      else onUndone(went);
    };
    if (claves.length > 0) {
      toasts.success(message, { duration: TIME_TO_ACT, action: { label: 'Deshacer', onClick: undo } });
    }
    if (isCapped) toasts.warning('La cantidad máxima permitida es 1000 unidades.', { key: 'limit' });
    if (otherRows.length > 0 || text.trim() !== '') return;
    setIsDone(true);
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
          // Elsewhere on this page Ctrl + Enter places the order.
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
      <FoundLines
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
