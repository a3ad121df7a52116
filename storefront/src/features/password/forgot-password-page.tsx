import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ApiError, authRequestPasswordResetMutation } from 'api-client/storefront';
import { requestPasswordResetBody } from 'api-client/storefront-forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountPage } from '../../shared/account-page.tsx';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { useFormRules } from '../../shared/forms/use-form-rules.ts';
import { links } from '../../shared/links.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';
import { LinkSent } from './link-sent.tsx';

type Values = { email: string };

const SENT = 'Si este correo está registrado, recibirás un enlace de recuperación.';
const ALREADY = 'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.';
const UNEXPECTED = 'Error inesperado. Intenta nuevamente.';

/** Asks for a link to set a new password. However that goes, the page moves on to the shop after 5 s. */
export function ForgotPasswordPage() {
  const request = useMutation({ ...authRequestPasswordResetMutation(), meta: { ownErrors: true } });
  const [outcome, setOutcome] = useState<{ email: string; sent: boolean }>();
  const { validate } = useFormRules<Values>(requestPasswordResetBody);
  const toasts = useToasts();
  useLeave('/inicio', outcome);

  const submit = async (values: Values) => {
    const body = requestPasswordResetBody.parse(values);
    // A second attempt gets its own five seconds.
    setOutcome(undefined);
    try {
      await request.mutateAsync({ body });
      toasts.success(SENT, { duration: LEAVE_AFTER });
      setOutcome({ email: body.email, sent: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RESET_YA_SOLICITADO') {
        toasts.warning(ALREADY, { duration: LEAVE_AFTER });
      } else toasts.error(error instanceof ApiError ? error.message : UNEXPECTED, { duration: LEAVE_AFTER });
      setOutcome({ email: body.email, sent: false });
    }
  };

  if (outcome?.sent) return <LinkSent email={outcome.email} />;

  return (
    <AccountPage
      title="Recuperar contraseña"
      lead="Escribe el correo electrónico de tu cuenta y te enviamos un enlace para crear una contraseña nueva."
    >
      <Formik initialValues={{ email: '' }} validate={validate} onSubmit={submit}>
        <FormColumn noValidate method="post">
          <TextField
            name="email"
            label="Correo electrónico"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <EarlyInput>
            <FormActions submitLabel="Enviar" busyLabel="Enviando…" fullWidth />
          </EarlyInput>
        </FormColumn>
      </Formik>
      <Typography sx={{ mt: 8 }}>
        ¿La recordaste? <Link href={links.login}>Iniciar sesión</Link>
      </Typography>
    </AccountPage>
  );
}
