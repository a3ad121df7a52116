import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ApiError, authLogin } from 'api-client/storefront';
import { loginBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { CodeStep } from 'app-core/session/code-step';
import { useCodeStep } from 'app-core/session/use-code-step';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountPage } from '../../shared/account-page.tsx';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { links } from '../../shared/links.ts';
import { LoneLink } from '../../shared/lone-link.tsx';
import { safeReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';

const route = getRouteApi('/_guest/login');
const WRONG = 'Credenciales incorrectas. Por favor, intente nuevamente.';

export function LoginPage() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { returnTo } = route.useSearch();
  const fail = (text: string) => toasts.error(text, { duration: 5000 });

  const code = useCodeStep();
  const form = useForm({
    initialValues: { email: '', password: '', codigo: '' },
    schema: loginBody,
    bodyOf: code.bodyOf,
    save: async (body) => {
      const { token } = (await authLogin({ body })).data;
      const started = startSession(token);
      if (started) await navigate({ href: safeReturnTo(returnTo) ?? links.home });
      return started;
    },
    onSaved: (started) => started || fail(WRONG),
    onFailed: (error) => {
      if (code.settles(error)) return undefined;
      const { status, message } = error instanceof ApiError ? error : { status: 401, message: WRONG };
      // The password is right but the account is not active: show the reason in the form, not in a toast that
      // disappears.
      if (status === 403) return message;
      fail(status === 401 ? WRONG : message);
      return undefined;
    },
  });

  return (
    <AccountPage title="Iniciar sesión" lead="Entra para ver los precios y hacer tu pedido.">
      <noscript>
        <Typography sx={{ mb: 6 }}>Para iniciar sesión, activa JavaScript en tu navegador.</Typography>
      </noscript>
      <FormFrame form={form} leavesFreely method="post">
        {code.asked ? (
          <CodeStep onBack={code.close} />
        ) : (
          <>
            <EmailField />
            <PasswordField name="password" label="Contraseña" />
            <EarlyInput>
              <FormActions submitLabel="Iniciar sesión" busyLabel="Iniciando sesión…" fullWidth />
            </EarlyInput>
          </>
        )}
      </FormFrame>
      <Typography sx={{ mt: 6 }}>
        <LoneLink href={links.forgotPassword}>¿Olvidaste tu contraseña?</LoneLink>
      </Typography>
      <Typography sx={{ mt: 4 }}>
        ¿Todavía no tienes cuenta? <Link href={links.registro}>Solicítala para tu comercio</Link>
      </Typography>
    </AccountPage>
  );
}
