import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { variants } from '../test/story-frames.tsx';
import { FormActions, type FormActionsProps } from './form-actions.tsx';
import { FormColumn } from './form-column.tsx';
import { TextField } from './text-field.tsx';

interface ExampleProps extends FormActionsProps {
  fields: number;
  onSubmit: () => void | Promise<void>;
}

function Example({ fields, onSubmit, ...actions }: ExampleProps) {
  const names = Array.from({ length: fields }, (_, at) => `dato${at + 1}`);
  return (
    <Formik
      initialValues={Object.fromEntries(names.map((name) => [name, '']))}
      onSubmit={async () => onSubmit()}
    >
      <FormColumn noValidate style={{ maxWidth: 640 }}>
        {names.map((name, at) => (
          <TextField key={name} name={name} label={`Dato ${at + 1}`} />
        ))}
        <FormActions {...actions} />
      </FormColumn>
    </Formik>
  );
}

const onSubmit: () => void | Promise<void> = fn();

const meta = {
  title: 'Components/Forms/FormActions',
  component: FormActions,
  args: { submitLabel: 'Enviar solicitud', busyLabel: 'Enviando…', fields: 1, onSubmit },
  render: (args) => <Example {...args} />,
} satisfies Meta<ExampleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { children: <Link href="#login">Ya tengo cuenta</Link> } };
export const Variants: Story = {
  args: { fields: 0 },
  render: variants(Example, { 'Full width': { fullWidth: true }, Disabled: { disabled: true } }),
};
/** The button is disabled while the form is sent. */
export const Busy: Story = {
  args: { onSubmit: () => new Promise<void>(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar solicitud' }));
    await expect(await canvas.findByRole('button', { name: 'Enviando…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** In a long form the actions stay visible, above a phone's bottom bar. */
export const Sticky: Story = {
  args: { sticky: true, fields: 16, submitLabel: 'Crear Producto', children: <Button>Cancelar</Button> },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Crear Producto' });
    // The bar sets its room after the first paint.
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBottom).not.toBe(''));
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      const { bottom } = field.getBoundingClientRect();
      await expect(bottom).toBeLessThan(bar.getBoundingClientRect().top);
    }
  },
};
export const LongWords: Story = {
  args: { submitLabel: longWord, children: <Link href="#a">{longWord}</Link> },
};
