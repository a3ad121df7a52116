import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, authResetPassword } from 'api-client/backoffice';
import { PASSWORD_RULES, resetPasswordBody } from 'api-client/backoffice-forms';
import { passwordRules } from 'app-core/account/password-rules';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { messageOf } from 'app-core/queries/errors';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { useToasts } from 'ui-kit/use-toasts';
import { useSnapshot } from 'valtio';
import { ButtonLink } from '../../shared/links.tsx';
import { logOut, sessionStore } from '../../shared/session/access.ts';
import { LoneLink, PlainLink } from '../../shared/text-link.tsx';
import { LoginFrame } from './login-frame.tsx';

const TITLE = 'Crear nueva contraseña';
const fields = resetPasswordBody.pick({ newPassword: true });
const rulesOf = passwordRules(PASSWORD_RULES);

export interface NewPasswordPageProps {
  /** From the mailed link; null when the link is incomplete. */
  token: string | null;
  forgotPasswordHref: string;
}

/** Staff choose a password with a mailed link, then log in to the panel. */
export function NewPasswordPage({ token, forgotPasswordHref }: NewPasswordPageProps) {
  const { current } = useSnapshot(sessionStore);
  // The link may belong to another account, so the text names none.
  if (current)
    return (
      <LoginFrame
        title={TITLE}
        lead="Ya iniciaste sesión. Para usar el enlace del correo, cierra la sesión y ábrelo de nuevo."
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
          <ButtonLink variant="contained" to="/panel-principal">
            Ir al panel
          </ButtonLink>
          <Button variant="outlined" onClick={logOut}>
            Cerrar sesión
          </Button>
        </Stack>
      </LoginFrame>
    );
  if (!token)
    return (
      <LoginFrame
        title={TITLE}
        lead="A este enlace le falta una parte. Ábrelo desde el correo que te enviamos, o pide otro."
      >
        <LoneLink href={forgotPasswordHref}>Pedir otro enlace</LoneLink>
      </LoginFrame>
    );
  return (
    <LoginFrame
      title={TITLE}
      lead="Elige la contraseña con la que entras al panel. Las sesiones que tengas abiertas se cierran."
    >
      <NewPasswordForm token={token}>
        <Alert severity="warning">
          Este enlace ya no sirve. <PlainLink href={forgotPasswordHref}>Pedir otro enlace</PlainLink>
        </Alert>
      </NewPasswordForm>
    </LoginFrame>
  );
}

interface NewPasswordFormProps {
  token: string;
  /** Shown instead of the form once the link was refused. */
  children: React.ReactNode;
}

function NewPasswordForm({ token, children }: NewPasswordFormProps) {
  const [broken, setBroken] = useState(false);
  const navigate = useNavigate();
  const toasts = useToasts();
  const form = useForm({
    initialValues: { newPassword: '' },
    schema: fields,
    save: (body) => {
      setBroken(false);
      return authResetPassword({ body: { ...body, token } });
    },
    onSaved: () => {
      toasts.success('Contraseña guardada. Ya puedes entrar al panel.');
      void navigate({ to: '/login', replace: true });
    },
    onFailed: (error, atFields) => {
      const refused = error instanceof ApiError && error.code === 'ENLACE_INVALIDO';
      setBroken(refused);
      return refused || atFields ? undefined : messageOf(error);
    },
  });
  return (
    <FormFrame form={form} method="post">
      {broken && children}
      <NewPassword />
      <FormActions submitLabel="Guardar contraseña" busyLabel="Guardando…" fullWidth />
    </FormFrame>
  );
}

function NewPassword() {
  const { values } = useFormikContext<{ newPassword: string }>();
  return (
    <PasswordField
      name="newPassword"
      label="Contraseña nueva"
      autoComplete="new-password"
      autoFocus
      rules={rulesOf(values.newPassword)}
    />
  );
}
