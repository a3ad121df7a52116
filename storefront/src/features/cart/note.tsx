import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/storefront';
import { type KeyboardEvent, useRef, useState } from 'react';
import { wholeText } from 'ui-kit/whole-text';
import { setNota } from '../../shared/cart/nota.ts';

interface NoteProps {
  /** Product of the note. Undefined for the note on the whole order. */
  productoId?: string;
  value: string | undefined;
  disabled: boolean;
  /** Ending of the button names, such as ': Maní' or ' al pedido', to tell the buttons apart. */
  of: string;
}

/** Returns the parts of a customer's note: a button, and a text field that stays open until the user closes it. */
export function useNote({ productoId, value, disabled, of }: NoteProps) {
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
