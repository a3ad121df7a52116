import { loginBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { CodeStep } from 'app-core/session/code-step';
import { useCodeStep } from 'app-core/session/use-code-step';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { isStaff } from '../../shared/session/access.ts';
import { forgetCodeRefusal, useCodeRefusal } from '../../shared/session/access-code.ts';
import { isWrongLogin, logIn, loginFailure } from '../../shared/session/log-in.ts';
import { startSession } from '../../shared/session/session-store.ts';

/** E-mail and password. Only staff get a session here; the route's guard navigates afterwards. */
export function LoginForm({ onCustomer }: { onCustomer: () => void }) {
  const codeRefusal = useCodeRefusal();
  const toasts = useToasts();
  const code = useCodeStep();
  const form = useForm({
    initialValues: { email: '', password: '', codigo: '' },
    schema: loginBody,
    bodyOf: code.bodyOf,
    save: (body) => {
      forgetCodeRefusal();
      return logIn(body);
    },
    onSaved: (session) => (isStaff(session) ? startSession(session) : onCustomer()),
    onFailed: (error, atFields) => {
      if (code.settles(error)) return undefined;
      // The document asks for a toast, which disappears; the form keeps the same text.
      if (isWrongLogin(error)) toasts.error(loginFailure(error), { key: 'credentials' });
      return atFields ? undefined : loginFailure(error);
    },
  });
  return (
    <FormFrame form={form} leavesFreely notice={codeRefusal}>
      {code.asked ? (
        <CodeStep onBack={code.close} />
      ) : (
        <>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus
          />
          <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
          <FormActions submitLabel="Iniciar sesión" busyLabel="Iniciando sesión…" fullWidth />
        </>
      )}
    </FormFrame>
  );
}
