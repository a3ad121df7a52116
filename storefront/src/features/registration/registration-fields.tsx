import { useFormikContext } from 'formik';
import { cuitDigits } from 'ui-kit/forms/cuit';
import { DniField } from 'ui-kit/forms/dni-field';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { EarlyInput } from '../../shared/forms/early-input.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { passwordRules } from '../../shared/forms/password-rules.ts';

export const emptyRegistration = {
  nombre_comercio: '',
  nombre: '',
  apellido: '',
  dni: '',
  telefono: '',
  dom_fiscal: '',
  email: '',
  password: '',
};

export function RegistrationFields() {
  const { values } = useFormikContext<typeof emptyRegistration>();
  return (
    <>
      <TextField name="nombre_comercio" label="Nombre del comercio" autoComplete="organization" />
      <TextField name="nombre" label="Nombre" autoComplete="given-name" />
      <TextField name="apellido" label="Apellido" autoComplete="family-name" />
      <DniField name="dni" label="CUIT/CUIL" help="11 dígitos" />
      <TextField name="telefono" label="Teléfono" type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="dom_fiscal" label="Domicilio fiscal" autoComplete="street-address" />
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
