import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { usuariosCreate } from 'api-client/storefront';
import { registroBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useEffect, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { links } from '../../shared/links.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';
import { emptyRegistration, RegistrationFields } from './registration-fields.tsx';

const WELCOME = 'Bienvenido... Recibirás una confirmación cuando tu cuenta sea activada.';
const FAILED = 'Hubo un error en al registrarse. Intente nuevamente más tarde.';

export function RegistrationPage() {
  const [received, setReceived] = useState<true>();
  const toasts = useToasts();
  const form = useForm({
    initialValues: emptyRegistration,
    schema: registroBody,
    // The returned token grants access to this request only and opens no session: ignore it.
    save: (body) => usuariosCreate({ body }),
    onSaved: () => {
      toasts.success(WELCOME, { duration: LEAVE_AFTER });
      setReceived(true);
    },
    onFailed: (_error, atFields) => {
      if (!atFields) toasts.error(FAILED, { duration: 5000 });
      return undefined;
    },
  });
  useLeave('/inicio', received);

  useEffect(() => {
    // The form was long; the notice is short.
    if (received) window.scrollTo(0, 0);
  }, [received]);

  if (received)
    return (
      <AccountNotice
        title="Recibimos tu solicitud"
        lead="Revisamos los datos de tu comercio y te escribimos por correo electrónico cuando la cuenta esté activa."
        href={links.home}
        label="Volver al inicio"
      />
    );

  return (
    <AccountPage
      title="Solicitud de registro"
      lead="Revisamos tu solicitud y te escribimos cuando la cuenta esté activa. Desde entonces ves los precios y puedes pedir."
    >
      <FormFrame form={form} method="post">
        <RegistrationFields />
      </FormFrame>
      <Typography sx={{ mt: 8 }}>
        ¿Ya tienes cuenta? <Link href={links.login}>Iniciar sesión</Link>
      </Typography>
    </AccountPage>
  );
}
