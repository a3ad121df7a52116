import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';

interface Asked {
  email: string;
  password: string;
}

export interface ChangeEmailProps {
  /** Validation rules of the contract. */
  schema: z.ZodType<Asked>;
  request: (body: Asked) => Promise<{ data: { mensaje: string } }>;
  /** Called after the request; the caller reloads the account's e-mail. */
  onAsked: () => unknown;
}

/** Button and form to ask for another e-mail. The form needs the current password. */
export function ChangeEmail(props: ChangeEmailProps) {
  const [form, setForm] = useState<'open' | 'closed'>();
  return (
    <Box sx={{ mt: 4 }}>
      {form === 'open' ? (
        <Fields {...props} onClose={() => setForm('closed')} />
      ) : (
        // Return the focus to the button after the form closes.
        <Button variant="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
          Usar otro correo
        </Button>
      )}
    </Box>
  );
}

function Fields({ schema, request, onAsked, onClose }: ChangeEmailProps & { onClose: () => void }) {
  const toasts = useToasts();
  const form = useForm({
    initialValues: { email: '', password: '' },
    schema,
    save: request,
    onSaved: ({ data }) => {
      toasts.success(data.mensaje);
      return onAsked();
    },
  });
  return (
    <FormFrame form={form} method="post" aria-label="Usar otro correo">
      <TextField
        name="email"
        label="Correo nuevo"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        help="Enviaremos un enlace a esta dirección. Al confirmarla cambia el correo con el que entras, y se cierran todas las sesiones."
      />
      <PasswordField name="password" label="Tu contraseña" autoComplete="current-password" />
      <FormActions submitLabel="Pedir el cambio" busyLabel="Pidiendo…">
        <Button onClick={onClose}>No cambiarlo</Button>
      </FormActions>
    </FormFrame>
  );
}
