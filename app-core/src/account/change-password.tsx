import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';

interface Passwords {
  password: string;
  newPassword: string;
}

export interface ChangePasswordProps {
  /** Validation rules of the contract. */
  schema: z.ZodType<Passwords>;
  save: (body: Passwords) => Promise<{ data: { mensaje: string } }>;
  /** Called after the change, which revokes the other sessions. */
  onChanged: () => void;
}

/** Form for a new password; needs the current one. The form clears after the change. */
export function ChangePassword(props: ChangePasswordProps) {
  const [times, setTimes] = useState(0);
  const onChanged = () => {
    setTimes(times + 1);
    props.onChanged();
  };
  return (
    <section aria-labelledby="contrasena">
      <SectionTitle id="contrasena">Cambiar la contraseña</SectionTitle>
      <Fields key={times} {...props} onChanged={onChanged} />
    </section>
  );
}

function Fields({ schema, save, onChanged }: ChangePasswordProps) {
  const toasts = useToasts();
  const form = useForm({
    initialValues: { password: '', newPassword: '' },
    schema,
    save,
    onSaved: ({ data }) => {
      toasts.success(data.mensaje);
      onChanged();
    },
  });
  return (
    <FormFrame form={form} method="post">
      <PasswordField name="password" label="Contraseña actual" autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label="Contraseña nueva"
        autoComplete="new-password"
        help="Al cambiarla se cierran las demás sesiones."
      />
      <FormActions submitLabel="Cambiar contraseña" busyLabel="Cambiando…" />
    </FormFrame>
  );
}
