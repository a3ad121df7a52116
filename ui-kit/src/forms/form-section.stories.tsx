import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../test/samples.ts';
import { StoryForm } from '../test/story-form.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { FormSection } from './form-section.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Datos del producto',
    description: 'Lo que se ve en el catálogo.',
    children: (
      <>
        <TextField name="nombre" label="Nombre" />
        <TextField name="descripcion" label="Descripción" multiline />
      </>
    ),
  },
  render: (args) => (
    <StoryForm values={{ nombre: 'Almendras peladas', descripcion: '', destacado: false }}>
      <FormSection {...args} />
      <FormSection title="Visibilidad" {...(args.headingLevel && { headingLevel: args.headingLevel })}>
        <CheckboxField name="destacado" label="Producto destacado" />
      </FormSection>
    </StoryForm>
  ),
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = { args: { title: longWord, description: longWord } };
