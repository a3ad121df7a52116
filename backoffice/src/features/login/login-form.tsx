import { loginBody } from 'api-client/backoffice-forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { ServerError } from 'ui-kit/server-error';
import { useToasts } from 'ui-kit/use-toasts';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import { forgetCodeRefusal, useCodeRefusal } from '../../shared/session/access-code.ts';
import { startSession } from '../../shared/session/session-store.ts';
import { type LoginValues, useLogIn } from '../../shared/session/use-log-in.ts';

/** Of several messages for a field Formik shows the first here; with `validate` it would be the last. */
const validationSchema = toFormikValidationSchema(loginBody);

/** E-mail and password. A session starts only for staff; what follows it is the route's guard. */
export function LoginForm({ onCustomer }: { onCustomer: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const codeRefusal = useCodeRefusal();
  const toasts = useToasts();
  const logIn = useLogIn();

  const submit = async (values: LoginValues, form: FormikHelpers<LoginValues>) => {
    setRefusal(undefined);
    forgetCodeRefusal();
    const outcome = await logIn(values);
    if (outcome.kind === 'personal') startSession(outcome.session);
    else if (outcome.kind === 'cliente') onCustomer();
    else if (outcome.kind === 'campos') form.setErrors(outcome.errors);
    else {
      // The toast that the document asks for goes away; what it says stays at the form.
      if (outcome.kind === 'credenciales') toasts.error(outcome.message, { key: 'credenciales' });
      setRefusal(outcome.message);
    }
  };

  return (
    <Formik initialValues={{ email: '', password: '' }} validationSchema={validationSchema} onSubmit={submit}>
      <FormColumn noValidate>
        <ServerError>{refusal ?? codeRefusal}</ServerError>
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
      </FormColumn>
    </Formik>
  );
}
