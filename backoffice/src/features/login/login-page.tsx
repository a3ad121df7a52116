import Box from '@mui/material/Box';
import { loginBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { CodeStep } from 'app-core/session/code-step';
import { useCodeStep } from 'app-core/session/use-code-step';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { isStaff, startSession } from '../../shared/session/access.ts';
import { forgetCodeRefusal, useCodeRefusal } from '../../shared/session/access-code.ts';
import { isWrongLogin, logIn, loginFailure } from '../../shared/session/log-in.ts';
import { LoneLink } from '../../shared/text-link.tsx';
import { LoginFrame } from './login-frame.tsx';

interface LoginPageProps {
  /** Called when a user without a staff role logs in; they belong in the shop. */
  onCustomer: () => void;
  /** The shop's page for a new password. Its link for staff returns to the panel. */
  forgotPasswordHref: string;
}

/** The back office's login. */
export const LoginPage = ({ onCustomer, forgotPasswordHref }: LoginPageProps) => (
  <LoginFrame title="Iniciar sesión" lead="Panel Administrador, para el personal de la tienda.">
    <LoginForm onCustomer={onCustomer} />
    <Box sx={{ mt: 2 }}>
      <LoneLink href={forgotPasswordHref}>¿Olvidaste tu contraseña?</LoneLink>
    </Box>
  </LoginFrame>
);

/** E-mail and password. Only staff get a session here; the route's guard navigates afterwards. */
function LoginForm({ onCustomer }: { onCustomer: () => void }) {
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
