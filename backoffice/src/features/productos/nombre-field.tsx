import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/backoffice';
import { productoEdicionBody } from 'api-client/backoffice-forms';
import { type KeyboardEvent, useId, useState } from 'react';
import { measure } from 'ui-kit/theme/tokens';
import { FocusedField, useAskOpenField, useEditProducto } from './edit-in-place.tsx';

const Input = styled(OutlinedInput)(({ theme }) => ({
  display: 'flex',
  width: measure.short,
  maxWidth: '100%',
  [theme.breakpoints.up('md')]: { marginBlockStart: theme.spacing(-2) },
  '& input': { padding: theme.spacing(2) },
}));

/** Returns the contract's error for the name. */
const findFault = (nombre: string): string | undefined =>
  productoEdicionBody.shape.nombre.safeParse(nombre).error?.issues[0]?.message;

interface NombreFieldProps {
  producto: Producto;
  onClose: () => void;
}

/** A product's name as a field: Enter saves, Escape restores. */
export function NombreField({ producto, onClose }: NombreFieldProps) {
  const { nombre } = producto;
  const id = useId();
  const [draft, setDraft] = useState(nombre);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useEditProducto(producto, {
    tell: (changed) => `${nombre}: ahora ${changed.nombre}.`,
    onDone: onClose,
    onRefused: setError,
  });
  useAskOpenField(draft.trim() !== nombre && !isPending, `El nombre nuevo de ${nombre}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onClose();
    const complaint = findFault(draft);
    setError(complaint);
    if (complaint !== undefined) return;
    if (draft.trim() === nombre) onClose();
    else mutate({ nombre: draft.trim() });
  };
  return (
    <FocusedField onKeyDownCapture={onKeyDown}>
      <Input
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        readOnly={isPending}
        error={error !== undefined}
        inputProps={{
          'aria-label': `Nombre nuevo de ${nombre}`,
          'aria-describedby': error === undefined ? undefined : id,
          'aria-busy': isPending,
          autoComplete: 'off',
        }}
      />
      {error !== undefined && (
        <FormHelperText id={id} error role="alert">
          {error}
        </FormHelperText>
      )}
    </FocusedField>
  );
}
