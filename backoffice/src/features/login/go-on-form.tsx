import { loginBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { CodeStep } from 'app-core/session/code-step';
import { useCodeStep } from 'app-core/session/use-code-step';
import type { ReactNode } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { isStaff } from '../../shared/session/access.ts';
import { logIn, loginFailure } from '../../shared/session/log-in.ts';
import { startSession } from '../../shared/session/session-store.ts';

const NOT_STAFF = new Error('Esta cuenta ya no es parte del personal.');

/**
 * The form of `GoOnForm`.
 * @param email the account of the current page; no other account can continue
 */
export function useGoOn(email: string) {
  const code = useCodeStep();
  const form = useForm({
    initialValues: { email, password: '', codigo: '' },
    schema: loginBody,
    bodyOf: code.bodyOf,
    save: async (body) => {
      const session = await logIn(body);
      if (!isStaff(session)) throw NOT_STAFF;
      return session;
    },
    onSaved: startSession,
    onFailed: (error, atFields) => {
      if (code.settles(error)) return undefined;
      if (error === NOT_STAFF) return NOT_STAFF.message;
      return atFields ? undefined : loginFailure(error);
    },
  });
  return { code, form };
}

export interface GoOnFormProps {
  goOn: ReturnType<typeof useGoOn>;
  /** The button for another account. */
  children: ReactNode;
}

/** Asks for the password again. */
export function GoOnForm({ goOn: { code, form }, children }: GoOnFormProps) {
  return (
    <FormFrame form={form} leavesFreely>
      {code.asked ? (
        <CodeStep onBack={code.close} />
      ) : (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="username" disabled />
          <PasswordField name="password" label="Contraseña" autoComplete="current-password" autoFocus />
          <FormActions submitLabel="Continuar" busyLabel="Un momento…">
            {children}
          </FormActions>
        </>
      )}
    </FormFrame>
  );
}
