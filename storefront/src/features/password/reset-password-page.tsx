import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { ApiError, authResetPassword } from 'api-client/storefront';
import { resetPasswordBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { passwordRules } from '../../shared/forms/password-rules.ts';
import { links } from '../../shared/links.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';

const DONE = 'Contraseña restablecida con éxito';
const UNEXPECTED = 'Error inesperado. Intenta nuevamente.';
/** Returns the server's message, or a general message if no answer came. */
const messageOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? error.message : UNEXPECTED;

const fields = resetPasswordBody.pick({ newPassword: true });

/** Sets a new password with the token of a mailed link, then goes to the login. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [done, setDone] = useState<true>();
  const [broken, setBroken] = useState(false);
  const toasts = useToasts();
  const form = useForm({
    initialValues: { newPassword: '' },
    schema: fields,
    save: (body) => {
      setBroken(false);
      return authResetPassword({ body: { ...body, token: token ?? '' } });
    },
    onSaved: () => {
      toasts.success(DONE, { duration: LEAVE_AFTER });
      setDone(true);
    },
    onFailed: (error, atFields) => {
      setBroken(error instanceof ApiError && error.code === 'ENLACE_INVALIDO');
      if (!atFields) toasts.error(messageOf(error), { duration: 5000 });
      return undefined;
    },
  });
  useLeave('/login', done);

  if (done)
    return (
      <AccountNotice
        title="Ya puedes entrar"
        lead="Desde ahora tu cuenta se abre con la contraseña nueva."
        href={links.login}
        label="Iniciar sesión"
      />
    );
  // The address has no token: a mail program cut the link, or the user typed it.
  if (!token)
    return (
      <AccountNotice
        title="Crear nueva contraseña"
        lead="A este enlace le falta una parte. Ábrelo desde el correo que te enviamos, o pide otro."
        href={links.forgotPassword}
        label="Pedir otro enlace"
      />
    );

  return (
    <AccountPage
      title="Crear nueva contraseña"
      lead="Elige una contraseña nueva para entrar a tu cuenta. Las sesiones que tengas abiertas se cierran."
    >
      <FormFrame form={form} method="post">
        <NewPasswordFields broken={broken} />
      </FormFrame>
    </AccountPage>
  );
}

/** The password field, and a link to request a new mail after the server refused this one. */
function NewPasswordFields({ broken }: { broken: boolean }) {
  const { values } = useFormikContext<{ newPassword: string }>();
  return (
    <>
      {broken && (
        <Alert severity="warning">
          Este enlace ya no sirve. <Link href={links.forgotPassword}>Pedir otro enlace</Link>
        </Alert>
      )}
      <PasswordField
        name="newPassword"
        label="Contraseña nueva"
        autoComplete="new-password"
        rules={passwordRules(values.newPassword)}
      />
      <EarlyInput>
        <FormActions submitLabel="Restablecer" busyLabel="Restableciendo…" fullWidth />
      </EarlyInput>
    </>
  );
}
