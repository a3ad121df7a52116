import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ApiError, authRequestPasswordReset } from 'api-client/storefront';
import { requestPasswordResetBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { links } from '../../shared/links.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';

const SENT = 'Si este correo está registrado, recibirás un enlace de recuperación.';
const ALREADY = 'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.';
const UNEXPECTED = 'Error inesperado. Intenta nuevamente.';

/** Requests a link to set a new password. Success or failure: the page goes to the shop after 5 s. */
export function ForgotPasswordPage() {
  const [outcome, setOutcome] = useState<{ sentTo?: string }>();
  const toasts = useToasts();
  useLeave('/inicio', outcome);

  const form = useForm({
    initialValues: { email: '' },
    schema: requestPasswordResetBody,
    save: async (body) => {
      // A new attempt restarts the five seconds.
      setOutcome(undefined);
      await authRequestPasswordReset({ body });
      return body.email;
    },
    onSaved: (sentTo) => {
      toasts.success(SENT, { duration: LEAVE_AFTER });
      setOutcome({ sentTo });
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'RESET_YA_SOLICITADO') {
        toasts.warning(ALREADY, { duration: LEAVE_AFTER });
      } else toasts.error(error instanceof ApiError ? error.message : UNEXPECTED, { duration: LEAVE_AFTER });
      setOutcome({});
      return undefined;
    },
  });

  // Reveals no more about the account than the server's answer.
  if (outcome?.sentTo)
    return (
      <AccountNotice
        title="Revisa tu correo"
        lead={
          <>
            El mensaje llega en unos minutos a <strong>{outcome.sentTo}</strong>. Su enlace sirve una sola
            vez, durante una hora. Si no lo ves, mira en la carpeta de correo no deseado.
          </>
        }
        href={links.home}
        label="Volver al inicio"
      />
    );

  return (
    <AccountPage
      title="Recuperar contraseña"
      lead="Escribe el correo electrónico de tu cuenta y te enviamos un enlace para crear una contraseña nueva."
    >
      <FormFrame form={form} leavesFreely method="post">
        <EmailField />
        <EarlyInput>
          <FormActions submitLabel="Enviar" busyLabel="Enviando…" fullWidth />
        </EarlyInput>
      </FormFrame>
      <Typography sx={{ mt: 8 }}>
        ¿La recordaste? <Link href={links.login}>Iniciar sesión</Link>
      </Typography>
    </AccountPage>
  );
}
