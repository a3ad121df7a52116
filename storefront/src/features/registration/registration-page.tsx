import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ApiError, usuariosCreateMutation } from 'api-client/storefront';
import { registroBody } from 'api-client/storefront-forms';
import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountPage } from '../../shared/account-page.tsx';
import { useFormRules } from '../../shared/forms/use-form-rules.ts';
import { links } from '../../shared/links.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';
import { emptyRegistration, RegistrationFields, type RegistrationValues } from './registration-fields.tsx';
import { RequestReceived } from './request-received.tsx';

const WELCOME = 'Bienvenido... Recibirás una confirmación cuando tu cuenta sea activada.';
const FAILED = 'Hubo un error en al registrarse. Intente nuevamente más tarde.';

export function RegistrationPage() {
  const register = useMutation({ ...usuariosCreateMutation(), meta: { ownErrors: true } });
  const [received, setReceived] = useState<true>();
  const { validate, refuse } = useFormRules<RegistrationValues>(registroBody);
  const toasts = useToasts();
  useLeave('/inicio', received);

  useEffect(() => {
    // The form was long; what stands in its place is not.
    if (received) window.scrollTo(0, 0);
  }, [received]);

  if (received) return <RequestReceived />;

  return (
    <AccountPage
      title="Solicitud de registro"
      lead="Revisamos tu solicitud y te escribimos cuando la cuenta esté activa. Desde entonces ves los precios y puedes pedir."
    >
      <Formik
        initialValues={emptyRegistration}
        validate={validate}
        onSubmit={async (values, { setErrors }) => {
          try {
            // Its token reads this request alone; it opens no session, so nobody keeps it.
            await register.mutateAsync({ body: registroBody.parse(values) });
            toasts.success(WELCOME, { duration: LEAVE_AFTER });
            setReceived(true);
          } catch (error) {
            const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
            if (refuse(values, fieldErrors)) setErrors(fieldErrors);
            else toasts.error(FAILED, { duration: 5000 });
          }
        }}
      >
        <RegistrationFields />
      </Formik>
      <Typography sx={{ mt: 8 }}>
        ¿Ya tienes cuenta? <Link href={links.login}>Iniciar sesión</Link>
      </Typography>
    </AccountPage>
  );
}
