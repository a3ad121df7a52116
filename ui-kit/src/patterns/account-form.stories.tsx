import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { PageContainer } from '../components/page-container/page-container.tsx';
import { ServerError } from '../components/server-error/server-error.tsx';
import { DniField } from '../forms/dni-field.tsx';
import { FormActions } from '../forms/form-actions.tsx';
import { FormColumn } from '../forms/form-column.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';

interface Values {
  email: string;
  dni: string;
  password: string;
}

interface RequestFormProps {
  values?: Partial<Values>;
  serverError?: string;
  onSubmit?: (values: Values) => void;
}

const rules = (password: string) => [
  { label: 'Al menos 8 caracteres', met: password.length >= 8 },
  { label: 'Una letra mayúscula', met: /[A-ZÁÉÍÓÚÑ]/.test(password) },
  { label: 'Un número', met: /\d/.test(password) },
  { label: 'Un carácter especial (*, $, #…)', met: /[^\p{L}\d\s]/u.test(password) },
];

function RequestForm({ values, serverError, onSubmit = () => {} }: RequestFormProps) {
  const validate = ({ email, dni }: Values) => ({
    ...(!email.includes('@') && { email: 'El correo electrónico no es válido.' }),
    ...(dni.length !== 11 && { dni: 'El DNI debe tener entre 11 dígitos.' }),
  });
  return (
    <PageContainer width="account">
      <Formik
        initialValues={{ email: '', dni: '', password: '', ...values }}
        validate={validate}
        onSubmit={(all) => onSubmit(all)}
      >
        {(form) => (
          <FormColumn noValidate>
            <ServerError>{serverError}</ServerError>
            <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
            <DniField name="dni" label="CUIT/CUIL" help="Los 11 dígitos, con o sin guiones." />
            <PasswordField
              name="password"
              label="Contraseña"
              autoComplete="new-password"
              rules={rules(form.values.password)}
            />
            <FormActions submitLabel="Enviar solicitud" busyLabel="Enviando…">
              <Link href="#login">Ya tengo cuenta</Link>
            </FormActions>
          </FormColumn>
        )}
      </Formik>
    </PageContainer>
  );
}

const meta = { title: 'Patterns/Account form', component: RequestForm } satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { values: { email: 'ana@example.com', dni: '20123456789', password: 'Almendra1' } },
};
export const RefusedByTheServer: Story = {
  args: { serverError: 'Error de red o de servidor. Intenta de nuevo.' },
};
