import { useMutation } from '@tanstack/react-query';
import { ApiError, authResetPasswordMutation } from 'api-client/storefront';
import { resetPasswordBody } from 'api-client/storefront-forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { AccountPage } from '../../shared/account-page.tsx';
import { useFormRules } from '../../shared/forms/use-form-rules.ts';
import { LEAVE_AFTER, useLeave } from '../../shared/use-leave.ts';
import { BrokenLink } from './broken-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordChanged } from './password-changed.tsx';

type Values = { newPassword: string };

const DONE = 'Contraseña restablecida con éxito';
const UNEXPECTED = 'Error inesperado. Intenta nuevamente.';
/** What a failure without an answer of the server's says. */
const messageOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? error.message : UNEXPECTED;

const fields = resetPasswordBody.pick({ newPassword: true });

/** Sets a new password with the key out of a mailed link, then goes to the login. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const reset = useMutation({ ...authResetPasswordMutation(), meta: { ownErrors: true } });
  const [done, setDone] = useState<true>();
  const [broken, setBroken] = useState(false);
  const { validate, refuse } = useFormRules<Values>(fields);
  const toasts = useToasts();
  useLeave('/login', done);

  if (done) return <PasswordChanged />;
  if (!token) return <BrokenLink />;

  return (
    <AccountPage
      title="Crear nueva contraseña"
      lead="Elige una contraseña nueva para entrar a tu cuenta. Las sesiones que tengas abiertas se cierran."
    >
      <Formik
        initialValues={{ newPassword: '' }}
        validate={validate}
        onSubmit={async (values, { setErrors }) => {
          setBroken(false);
          try {
            await reset.mutateAsync({ body: { ...fields.parse(values), token } });
            toasts.success(DONE, { duration: LEAVE_AFTER });
            setDone(true);
          } catch (error) {
            const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
            setBroken(error instanceof ApiError && error.code === 'ENLACE_INVALIDO');
            if (refuse(values, fieldErrors)) setErrors(fieldErrors);
            else toasts.error(messageOf(error), { duration: 5000 });
          }
        }}
      >
        <NewPasswordFields broken={broken} />
      </Formik>
    </AccountPage>
  );
}
