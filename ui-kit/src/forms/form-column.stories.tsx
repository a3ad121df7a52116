import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { longWord } from '../test/samples.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { FormActions } from './form-actions.tsx';
import { FormColumn } from './form-column.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/FormColumn',
  component: FormColumn,
  args: {
    children: (
      <>
        <TextField name="nombre" label="Nombre" />
        <TextField name="apellido" label="Apellido" help="Como figura en la factura." />
        <CheckboxField name="destacada" label="Marca destacada" />
        <FormActions submitLabel="Guardar" />
      </>
    ),
  },
  render: (args) => (
    <Formik initialValues={{ nombre: '', apellido: longWord, destacada: false }} onSubmit={async () => {}}>
      <FormColumn noValidate {...args} style={{ maxWidth: 640 }} />
    </Formik>
  ),
} satisfies Meta<typeof FormColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
