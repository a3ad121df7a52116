import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CONDICION_IVA_TEXTS, CONDICIONES_IVA, usuariosCreate } from 'api-client/storefront';
import { registroBody } from 'api-client/storefront-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { cuitDigits } from 'ui-kit/forms/cuit';
import { DniField } from 'ui-kit/forms/dni-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountNotice } from '../../shared/account-notice.tsx';
import { AccountPage } from '../../shared/account-page.tsx';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { passwordRules } from '../../shared/forms/password-rules.ts';
import { links } from '../../shared/links.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';
import { emptyRegistration, FAILED, registrationBody, SENT_FORM, type SentForm } from './sent-form.ts';

const WELCOME = 'Bienvenido... Recibirás una confirmación cuando tu cuenta sea activada.';
const route = getRouteApi('/_guest/register');

export function RegistrationPage() {
  const [received, setReceived] = useState(route.useSearch().recibida === 'si' || undefined);
  const sent = useSentForm();
  const toasts = useToasts();
  const form = useForm({
    initialValues: sent?.values ?? emptyRegistration,
    initialErrors: sent?.errors,
    schema: registroBody,
    bodyOf: registrationBody,
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
      <FormFrame form={form} method="post" notice={form.formik.submitCount === 0 ? sent?.failure : undefined}>
        <RegistrationFields />
      </FormFrame>
      <Typography sx={{ mt: 8 }}>
        ¿Ya tienes cuenta? <Link href={links.login}>Iniciar sesión</Link>
      </Typography>
    </AccountPage>
  );
}

/** Returns the registration that the server refused for this page, once. */
function useSentForm(): SentForm | undefined {
  const queryClient = useQueryClient();
  const [sent] = useState(() => queryClient.getQueryData<SentForm>(SENT_FORM));
  useEffect(() => queryClient.removeQueries({ queryKey: SENT_FORM, exact: true }), [queryClient]);
  return sent;
}

function RegistrationFields() {
  const { values } = useFormikContext<typeof emptyRegistration>();
  return (
    <>
      <TextField name="nombre_comercio" label="Nombre del comercio" autoComplete="organization" />
      <TextField name="nombre" label="Nombre" autoComplete="given-name" />
      <TextField name="apellido" label="Apellido" autoComplete="family-name" />
      <DniField name="dni" label="CUIT/CUIL" help="11 dígitos" />
      <TextField name="telefono" label="Teléfono" type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="dom_fiscal" label="Domicilio fiscal" autoComplete="street-address" />
      <SelectField
        name="condicion_iva"
        label="Condición frente al IVA"
        help="Opcional. Los responsables inscriptos ven el IVA discriminado."
        placeholder="Sin indicar"
        options={CONDICIONES_IVA.map((value) => ({ value, label: CONDICION_IVA_TEXTS[value] }))}
      />
      <EmailField />
      <PasswordField
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        rules={passwordRules(values.password)}
      />
      <EarlyInput parse={{ dni: cuitDigits }}>
        <FormActions submitLabel="Enviar solicitud" busyLabel="Enviando…" fullWidth />
      </EarlyInput>
    </>
  );
}
