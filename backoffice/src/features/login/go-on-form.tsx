import { loginBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import type { ReactNode } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { isStaff } from '../../shared/session/access.ts';
import { logIn, loginFailure } from '../../shared/session/log-in.ts';
import { startSession } from '../../shared/session/session-store.ts';

const NOT_STAFF = new Error('Esta cuenta ya no es parte del personal.');

export interface GoOnFormProps {
  /** Whose screen this is; nobody else goes on with it. */
  email: string;
  /** The other way out. */
  children: ReactNode;
}

/** The password again. */
export function GoOnForm({ email, children }: GoOnFormProps) {
  const form = useForm({
    initialValues: { email, password: '' },
    schema: loginBody,
    save: async (body) => {
      const session = await logIn(body);
      if (!isStaff(session)) throw NOT_STAFF;
      return session;
    },
    onSaved: startSession,
    onFailed: (error, atFields) => {
      if (error === NOT_STAFF) return NOT_STAFF.message;
      return atFields ? undefined : loginFailure(error);
    },
  });
  return (
    <FormFrame form={form}>
      <TextField name="email" label="Email" type="email" autoComplete="username" disabled />
      <PasswordField name="password" label="Contraseña" autoComplete="current-password" autoFocus />
      <FormActions submitLabel="Continuar" busyLabel="Un momento…">
        {children}
      </FormActions>
    </FormFrame>
  );
}
