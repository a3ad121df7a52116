import { useMutation } from '@tanstack/react-query';
import { ApiError, authLoginMutation, FALLBACK_MESSAGES } from 'api-client/backoffice';
import { loginBody } from 'api-client/backoffice-forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { ServerError } from 'ui-kit/server-error';
import { useToasts } from 'ui-kit/use-toasts';
import type { z } from 'zod';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import { hasStatus, messageOf } from '../../shared/errors.ts';
import { isStaff } from '../../shared/session/access.ts';
import { sessionFrom, startSession } from '../../shared/session/session-store.ts';

type Values = z.input<typeof loginBody>;
const WRONG = 'Credenciales incorrectas. Por favor, intente nuevamente.';
/** Of several messages for a field Formik shows the first here; with `validate` it would be the last. */
const validationSchema = toFormikValidationSchema(loginBody);

/** E-mail and password. A session starts only for staff; what follows it is the route's guard. */
export function LoginForm({ onCustomer }: { onCustomer: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const toasts = useToasts();
  const { mutateAsync: login } = useMutation(authLoginMutation());

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setRefusal(undefined);
    try {
      const { token } = await login({ body: loginBody.parse(values) });
      const session = sessionFrom(token);
      if (!session) setRefusal(FALLBACK_MESSAGES.withoutMessage);
      else if (isStaff(session)) startSession(session);
      else onCustomer();
    } catch (error) {
      if (hasStatus(error, 401)) toasts.error(WRONG, { duration: 5000 });
      else if (error instanceof ApiError && error.details.length > 0) form.setErrors(error.fieldErrors);
      else setRefusal(messageOf(error));
    }
  };

  return (
    <Formik initialValues={{ email: '', password: '' }} validationSchema={validationSchema} onSubmit={submit}>
      <FormColumn noValidate>
        <ServerError>{refusal}</ServerError>
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
