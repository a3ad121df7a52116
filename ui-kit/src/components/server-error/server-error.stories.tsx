import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { expect, userEvent } from 'storybook/test';
import { FormActions } from '../../forms/form-actions.tsx';
import { FormColumn } from '../../forms/form-column.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { longWord } from '../../test/samples.ts';
import { ServerError } from './server-error.tsx';

const meta = {
  title: 'Components/Feedback/ServerError',
  component: ServerError,
  args: { children: 'Credenciales incorrectas. Por favor, intente nuevamente.' },
} satisfies Meta<typeof ServerError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAWayOn: Story = {
  args: {
    children: (
      <>
        Tu cuenta todavía no fue aprobada. <Link href="#contacto">Escríbenos</Link>
      </>
    ),
  },
};
export const LongWords: Story = { args: { children: longWord } };
/** Shows the error above the fields after a refused submit. */
export const InAForm: Story = {
  render: ({ children }) => (
    <Formik
      initialValues={{ email: '' }}
      onSubmit={async (_, { setStatus }) => {
        setStatus(children);
      }}
    >
      {({ status }) => (
        <FormColumn noValidate>
          <ServerError>{status}</ServerError>
          <TextField name="email" label="Correo electrónico" />
          <FormActions submitLabel="Iniciar sesión" />
        </FormColumn>
      )}
    </Formik>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Credenciales incorrectas.');
  },
};
