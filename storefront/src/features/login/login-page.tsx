import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ApiError, authLoginMutation } from 'api-client/storefront';
import { loginBody } from 'api-client/storefront-forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { ServerError } from 'ui-kit/server-error';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountPage } from '../../shared/account-page.tsx';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { useFormRules } from '../../shared/forms/use-form-rules.ts';
import { links } from '../../shared/links.ts';
import { LoneLink } from '../../shared/lone-link.tsx';
import { safeReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';

type LoginValues = { email: string; password: string };

const route = getRouteApi('/_invitado/login');
const WRONG = 'Credenciales incorrectas. Por favor, intente nuevamente.';

export function LoginPage() {
  const login = useMutation({ ...authLoginMutation(), meta: { ownErrors: true } });
  const [closed, setClosed] = useState<string>();
  const { validate } = useFormRules<LoginValues>(loginBody);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { volver } = route.useSearch();

  const submit = async (values: LoginValues) => {
    setClosed(undefined);
    try {
      const { token } = await login.mutateAsync({ body: loginBody.parse(values) });
      if (startSession(token)) await navigate({ href: safeReturnTo(volver) ?? links.inicio });
      else toasts.error(WRONG, { duration: 5000 });
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : { status: 401, message: WRONG };
      // A right password on an account that is not open: what to expect is to be read in peace.
      if (status === 403) setClosed(message);
      else toasts.error(status === 401 ? WRONG : message, { duration: 5000 });
    }
  };

  return (
    <AccountPage title="Iniciar sesión" lead="Entra para ver los precios y hacer tu pedido.">
      <Formik initialValues={{ email: '', password: '' }} validate={validate} onSubmit={submit}>
        <FormColumn noValidate method="post">
          <ServerError>{closed}</ServerError>
          <TextField
            name="email"
            label="Correo electrónico"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <PasswordField name="password" label="Contraseña" />
          <EarlyInput>
            <FormActions submitLabel="Iniciar sesión" busyLabel="Iniciando sesión…" fullWidth />
          </EarlyInput>
        </FormColumn>
      </Formik>
      <Typography sx={{ mt: 6 }}>
        <LoneLink href={links.olvidePassword}>¿Olvidaste tu contraseña?</LoneLink>
      </Typography>
      <Typography sx={{ mt: 4 }}>
        ¿Todavía no tienes cuenta? <Link href={links.registro}>Solicítala para tu comercio</Link>
      </Typography>
    </AccountPage>
  );
}
