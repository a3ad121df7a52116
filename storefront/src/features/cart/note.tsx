import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/storefront';
import type { UnpricedLine } from 'app-core/cart/line';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CartLine, type CartLineProps } from 'ui-kit/cart-line';
import { wholeText } from 'ui-kit/whole-text';
import { allLines, type Cart, cart, editLines } from '../../shared/cart/cart.ts';

interface NoteProps {
  /** Product of the note. Undefined for the note on the whole order. */
  productoId?: string;
  value: string | undefined;
  disabled: boolean;
  /** Ending of the button names, such as ': Maní' or ' al pedido', to tell the buttons apart. */
  of: string;
}

/** Returns the parts of a customer's note: a button, and a text field that stays open until the user closes it. */
function useNote({ productoId, value, disabled, of }: NoteProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const label = `${value ? 'Editar la nota' : 'Agregar una nota'}${of}`;
  const opens = { ref: button, disabled, 'aria-expanded': open, onClick: () => setOpen(!open) };
  const field = open && !disabled && (
    <NoteField
      label={`Nota${of}`}
      value={value}
      onChange={(texto) => setNota(productoId, texto)}
      onClose={close}
    />
  );
  return {
    /** For lines: a compact button. */
    icon: (
      <IconButton {...opens} aria-label={label} title={label} color={value ? 'primary' : 'default'}>
        <EditNoteOutlined />
      </IconButton>
    ),
    button: (
      <Button {...opens} aria-label={label} color="secondary" startIcon={<EditNoteOutlined />}>
        {value ? 'Editar la nota' : 'Agregar una nota'}
      </Button>
    ),
    content: field || (value && <NoteText>{value}</NoteText>),
  };
}

const NoteText = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    Nota: {children}
  </Typography>
);

interface NoteFieldProps {
  label: string;
  value: string | undefined;
  onChange: (texto: string) => void;
  onClose: () => void;
}

/** Saves the trimmed text with each key press. */
function NoteField({ label, value = '', onChange, onClose }: NoteFieldProps) {
  const [typed, setTyped] = useState(value);
  // Another tab or a merge may have changed the note meanwhile.
  const shown = typed.trim() === value ? typed : value;
  const tooLong = shown.trim().length > LIMITS.notaCliente;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Close only the field, not the drawer.
    event.stopPropagation();
    onClose();
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', py: 2 }}>
      <TextField
        label={label}
        placeholder="Para la distribuidora"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value.trim());
        }}
        onKeyDown={onKeyDown}
        error={tooLong}
        helperText={`${wholeText(shown.trim().length)} de ${wholeText(LIMITS.notaCliente)}`}
        size="small"
        multiline
        maxRows={6}
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { 'aria-invalid': tooLong } }}
      />
      <Button onClick={onClose} color="secondary">
        Listo
      </Button>
    </Stack>
  );
}

interface NotedLineProps extends CartLineProps {
  item: UnpricedLine;
  disabled: boolean;
}

export function NotedLine({ item, ...line }: NotedLineProps) {
  const { producto_id, nota, nombre } = item;
  const note = useNote({ productoId: producto_id, value: nota, disabled: line.disabled, of: `: ${nombre}` });
  return (
    <CartLine {...line} action={note.icon}>
      {note.content}
    </CartLine>
  );
}

/** The customer's note on the whole order. */
export function OrderNote({ value, disabled }: { value: string | undefined; disabled: boolean }) {
  const note = useNote({ value, disabled, of: ' al pedido' });
  return (
    <Box sx={{ py: 2 }}>
      {note.content}
      <Box sx={{ ml: -2 }}>{note.button}</Box>
    </Box>
  );
}

/** Sets the note of a product, or of the whole order if `productoId` is undefined. */
function setNota(productoId: string | undefined, texto: string): void {
  const nota = texto || undefined;
  if (productoId === undefined) cart.change(({ envio: _, ...rest }) => ({ ...rest, nota }));
  else
    editLines((lines) => lines.map((line) => (line.producto_id === productoId ? { ...line, nota } : line)));
}

/** True if any note exceeds the length limit. */
export const hasLongNota = (now: Cart): boolean =>
  [now.nota, ...allLines(now).map(({ nota }) => nota)].some(
    (nota) => (nota?.length ?? 0) > LIMITS.notaCliente,
  );
