import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { passwordRules } from '../../shared/forms/password-rules.ts';
import { links } from '../../shared/links.ts';

/** The password field, and a link to request a new mail after the server refused this one. */
export function NewPasswordFields({ broken }: { broken: boolean }) {
  const { values } = useFormikContext<{ newPassword: string }>();
  return (
    <>
      {broken && (
        <Alert severity="warning">
          Este enlace ya no sirve. <Link href={links.forgotPassword}>Pedir otro enlace</Link>
        </Alert>
      )}
      <PasswordField
        name="newPassword"
        label="Contraseña nueva"
        autoComplete="new-password"
        rules={passwordRules(values.newPassword)}
      />
      <EarlyInput>
        <FormActions submitLabel="Restablecer" busyLabel="Restableciendo…" fullWidth />
      </EarlyInput>
    </>
  );
}
