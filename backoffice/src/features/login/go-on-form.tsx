import { loginBody } from 'api-client/backoffice-forms';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { ServerError } from 'ui-kit/server-error';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import { startSession } from '../../shared/session/session-store.ts';
import { type LoginValues, useLogIn } from '../../shared/session/use-log-in.ts';

const validationSchema = toFormikValidationSchema(loginBody);

export interface GoOnFormProps {
  /** Whose screen this is; nobody else goes on with it. */
  email: string;
  /** The other way out. */
  children: ReactNode;
}

/** The password again. */
export function GoOnForm({ email, children }: GoOnFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const logIn = useLogIn();

  const submit = async (values: LoginValues, form: FormikHelpers<LoginValues>) => {
    setRefusal(undefined);
    const outcome = await logIn(values);
    if (outcome.kind === 'personal') startSession(outcome.session);
    else if (outcome.kind === 'cliente') setRefusal('Esta cuenta ya no es parte del personal.');
    else if (outcome.kind === 'campos') form.setErrors(outcome.errors);
    else setRefusal(outcome.message);
  };

  return (
    <Formik initialValues={{ email, password: '' }} validationSchema={validationSchema} onSubmit={submit}>
      <FormColumn noValidate>
        <ServerError>{refusal}</ServerError>
        <TextField name="email" label="Email" type="email" autoComplete="username" disabled />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" autoFocus />
        <FormActions submitLabel="Continuar" busyLabel="Un momento…">
          {children}
        </FormActions>
      </FormColumn>
    </Formik>
  );
}
