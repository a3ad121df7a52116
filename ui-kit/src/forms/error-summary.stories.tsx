import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { longWord, samplePictures } from '../test/samples.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { ErrorSummary, type ErrorSummaryProps, errorSummaryTexts } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import { FormColumn } from './form-column.tsx';
import { FormSection } from './form-section.tsx';
import { ImagePickerField } from './image-picker-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const filled = {
  nombre: 'Almendras peladas non pareil',
  imagenes: [{ id: 'a', src: samplePictures.almond.src, name: 'almendras.webp' }] as unknown[],
  precio: 12345.5 as number | null,
  tipo: 'por_kilo',
  categorias: ['frutos-secos'],
  promocion: true,
};
type Values = typeof filled;
const empty: Values = { nombre: '', imagenes: [], precio: null, tipo: '', categorias: [], promocion: false };

const check = (values: Values, nameError = 'El nombre es obligatorio.') => ({
  ...(!values.nombre && { nombre: nameError }),
  ...(values.imagenes.length === 0 && { imagenes: 'Debes subir al menos una imagen.' }),
  ...(values.precio === null && { precio: 'El precio debe ser un número válido con hasta 2 decimales.' }),
  ...(!values.tipo && { tipo: 'Elige un tipo de precio.' }),
  ...(values.categorias.length === 0 && { categorias: 'Debe seleccionar al menos una categoría.' }),
});

interface ProductFormProps extends ErrorSummaryProps {
  values: Values;
  nameError?: string;
}

function ProductForm({ values, nameError, ...summary }: ProductFormProps) {
  return (
    <Formik initialValues={values} validate={(all) => check(all, nameError)} onSubmit={async () => {}}>
      <FormColumn noValidate>
        <ErrorSummary {...summary} />
        <FormSection title="Datos del producto">
          <TextField name="nombre" label="Nombre" required />
          <ImagePickerField name="imagenes" label="Imágenes" maxFiles={2} required />
        </FormSection>
        <FormSection title="Precio" description="En pesos.">
          <MoneyField name="precio" label="Precio final" max={999999.99} required />
          <SelectField
            name="tipo"
            label="Tipo de precio"
            options={[
              { value: 'por_kilo', label: 'Por kilo' },
              { value: 'por_unidad', label: 'Por unidad' },
            ]}
            required
          />
          <CheckboxField name="promocion" label="En promoción" />
        </FormSection>
        <FormSection title="Dónde se encuentra">
          <MultiSelectField
            name="categorias"
            label="Categorías"
            options={[
              { value: 'frutos-secos', label: 'Frutos secos' },
              { value: 'semillas', label: 'Semillas' },
            ]}
            required
          />
        </FormSection>
        <FormActions submitLabel="Crear producto" busyLabel="Creando…" sticky />
      </FormColumn>
    </Formik>
  );
}

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: { texts: errorSummaryTexts, values: empty },
  render: (args) => <ProductForm {...args} />,
  // Submit by the button, as a user does.
  play: async ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[type=submit]')?.click(),
} satisfies Meta<ProductFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
export const OneError: Story = { args: { values: { ...filled, precio: null } } };
export const WithLabels: Story = {
  args: { names: { precio: 'Precio final', nombre: 'Nombre' } },
};
export const BeforeSubmitting: Story = { play: async () => {} };
export const LongWords: Story = { args: { values: { ...filled, nombre: '' }, nameError: longWord } };
