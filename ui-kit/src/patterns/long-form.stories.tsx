import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import type { KeyboardEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BackButton } from '../components/back-button/back-button.tsx';
import { PageContainer } from '../components/page-container/page-container.tsx';
import { PageTitle } from '../components/page-title/page-title.tsx';
import { ServerError } from '../components/server-error/server-error.tsx';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { FormActions } from '../forms/form-actions.tsx';
import { FormColumn } from '../forms/form-column.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { ImagePickerField, type PickedImage } from '../forms/image-picker-field.tsx';
import { MoneyField } from '../forms/money-field.tsx';
import { MultiSelectField } from '../forms/multi-select-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { brokenPicture, highestPrice, longWord, samplePictures } from '../test/samples.ts';

interface Product {
  nombre: string;
  descripcion: string;
  imagenes: readonly PickedImage[];
  tipo: string;
  precio: number | null;
  promocion: boolean;
  antes: number | null;
  marca: string;
  categorias: readonly string[];
  etiquetas: readonly string[];
  destacado: boolean;
  nuevo: boolean;
}

const emptyProduct: Product = {
  nombre: '',
  descripcion: '',
  imagenes: [],
  tipo: '',
  precio: null,
  promocion: false,
  antes: null,
  marca: '',
  categorias: [],
  etiquetas: [],
  destacado: false,
  nuevo: false,
};
const almonds: Product = {
  nombre: 'Almendras peladas non pareil',
  descripcion: 'Almendras enteras sin piel, cosecha 2026, origen Mendoza. Caja de 10 kg.',
  imagenes: [{ id: 'a', src: samplePictures.almond.src, name: 'almendras-peladas.webp' }],
  tipo: 'por_kilo',
  precio: 18_450.5,
  promocion: true,
  antes: 21_900,
  marca: 'raiz-viva',
  categorias: ['frutos-secos'],
  etiquetas: ['sin-tacc', 'vegano'],
  destacado: true,
  nuevo: false,
};

const options = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));
const tipos = [
  { value: 'por_kilo', label: 'Por kilo' },
  { value: 'por_unidad', label: 'Por unidad' },
  { value: 'por_bulto_cerrado', label: 'Por bulto cerrado' },
];
const marcas = [
  ...options('Molinos del Tala', 'La Chacra', longWord),
  { value: 'raiz-viva', label: 'Raíz Viva' },
];
const categorias = options('Frutos secos', 'Semillas', 'Cereales', 'Legumbres', 'Superalimentos', longWord);
const etiquetas = options('Sin TACC', 'Vegano', 'Orgánico', 'Sin sal', 'A granel', longWord);

const MAX_PRICE = highestPrice;
const MAX_BYTES = 6 * 1024 * 1024;
const FORMATS = /[.](png|jpe?g|avif|webp|svg)$/i;

/** Returns a file's error with the texts of the product form. */
function checkFile({ name, size }: File): string | undefined {
  if (!FORMATS.test(name))
    return 'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.';
  return size > MAX_BYTES ? 'Cada archivo debe ser menor de 6MB.' : undefined;
}

function nameError(nombre: string): string | undefined {
  if (!nombre.trim()) return 'El nombre es obligatorio.';
  if (nombre.trim().length > 255) return 'El nombre debe tener como máximo 255 caracteres.';
  return nombre.trim().length < 2 ? 'El nombre debe tener al menos 2 caracteres.' : undefined;
}

function descriptionError(descripcion: string): string | undefined {
  if (!descripcion.trim()) return 'La descripción es obligatoria.';
  return descripcion.trim().length < 10 ? 'La descripción debe tener al menos 10 caracteres.' : undefined;
}

/** Validates without a schema; an app uses the contract's schema instead. */
function check(product: Product): Partial<Record<keyof Product, string>> {
  const errors: Partial<Record<keyof Product, string | undefined>> = {
    nombre: nameError(product.nombre),
    descripcion: descriptionError(product.descripcion),
    imagenes: product.imagenes.length === 0 ? 'Debes subir al menos una imagen.' : undefined,
    tipo: product.tipo ? undefined : 'Debe seleccionar un tipo de precio.',
    precio:
      product.precio === null ? 'El precio debe ser un número válido con hasta 2 decimales.' : undefined,
    marca: product.marca ? undefined : 'Debe seleccionar una marca.',
    categorias: product.categorias.length === 0 ? 'Debe seleccionar al menos una categoría.' : undefined,
    etiquetas: product.etiquetas.length === 0 ? 'Debe seleccionar al menos una etiqueta.' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** Labels in the order of the fields; the summary shows each before its error. */
const LABELS: Partial<Record<keyof Product, string>> = {
  nombre: 'Nombre',
  descripcion: 'Descripción',
  imagenes: 'Imágenes',
  tipo: 'Tipo de precio',
  precio: 'Precio final de oferta',
  antes: 'Precio anterior',
  marca: 'Marca',
  categorias: 'Categorías',
  etiquetas: 'Etiquetas',
};

/** Prevents an accidental submit by Enter in a field: only the button submits. */
const keepOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof Element && target.matches('input:not([type=file])'))
    event.preventDefault();
};

interface LongFormProps {
  product: Product;
  title: string;
  submitLabel: string;
  busyLabel: string;
  /** The server's error about the whole form. */
  serverError?: string;
  onSubmit: (product: Product) => Promise<void>;
}

function LongForm({ product, title, submitLabel, busyLabel, serverError, onSubmit }: LongFormProps) {
  return (
    <PageContainer width="form" as="main" sx={{ py: 6 }}>
      <PageTitle before={<BackButton href="#panel-producto" />}>{title}</PageTitle>
      <Formik initialValues={product} validate={check} onSubmit={onSubmit}>
        {({ values }) => (
          <FormColumn noValidate onKeyDown={keepOnEnter}>
            <ErrorSummary names={LABELS} />
            <FormSection title="Qué es">
              <TextField name="nombre" label="Nombre" required />
              <TextField
                name="descripcion"
                label="Descripción"
                help="Qué es, de dónde viene y cómo se entrega."
                multiline
                required
              />
              <ImagePickerField
                name="imagenes"
                label="Imágenes"
                help="Hasta 2, de 6 MB como máximo: .png, .jpeg, .jpg, .avif, .webp o .svg. La primera es la que se ve en el catálogo."
                maxFiles={2}
                checkFile={checkFile}
                required
              />
            </FormSection>
            <FormSection
              title="Precio"
              description="En pesos, con impuestos. Solo lo ven los comercios aprobados."
            >
              <SelectField name="tipo" label="Tipo de precio" options={tipos} required />
              <MoneyField name="precio" label="Precio final de oferta" max={MAX_PRICE} required />
              <CheckboxField name="promocion" label="En promoción" />
              {values.promocion && (
                <MoneyField
                  name="antes"
                  label="Precio anterior"
                  help="Se muestra tachado junto al precio final."
                  max={MAX_PRICE}
                />
              )}
            </FormSection>
            <FormSection title="Dónde se encuentra" description="Con qué filtros y búsquedas aparece.">
              <SelectField name="marca" label="Marca" options={marcas} required />
              <MultiSelectField name="categorias" label="Categorías" options={categorias} required />
              <MultiSelectField name="etiquetas" label="Etiquetas" options={etiquetas} required />
            </FormSection>
            <FormSection title="Cómo se destaca">
              <CheckboxField
                name="destacado"
                label="Producto destacado"
                help="Sale en la página de inicio."
              />
              <CheckboxField name="nuevo" label="Nuevo ingreso" />
            </FormSection>
            <ServerError>{serverError}</ServerError>
            <FormActions submitLabel={submitLabel} busyLabel={busyLabel} sticky />
          </FormColumn>
        )}
      </Formik>
    </PageContainer>
  );
}

const meta = {
  title: 'Patterns/Long form',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    product: emptyProduct,
    title: 'Crear producto',
    submitLabel: 'Crear Producto',
    busyLabel: 'Creando...',
    onSubmit: fn(async () => {}),
  },
  argTypes: { product: { control: false } },
  render: (args) => <LongForm {...args} />,
} satisfies Meta<LongFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const editing = {
  title: 'Editar producto',
  submitLabel: 'Actualizar Producto',
  busyLabel: 'Actualizando...',
};

export const New: Story = {};
export const Filled: Story = { args: { ...editing, product: almonds } };

/** Submitted empty: the summary gets the focus, and its links focus the fields. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear Producto' }));
    const summary = await canvas.findByRole('group', { name: 'Hay 8 datos para corregir' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /^Marca/ }));
    await expect(canvas.getByLabelText(/^Marca/)).toHaveFocus();
  },
};

/** The checkbox shows a further field; Enter there does not submit. */
export const OnPromotion: Story = {
  args: { product: { ...almonds, promocion: false, antes: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Precio anterior')).toBeNull();
    await userEvent.click(canvas.getByLabelText('En promoción'));
    await userEvent.type(await canvas.findByLabelText('Precio anterior'), '21900,5{Enter}');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Precio anterior')).toHaveValue('21.900,50');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While the form is sent, the user can neither change nor submit it. */
export const Saving: Story = {
  args: { ...editing, product: almonds, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar Producto' }));
    await expect(await canvas.findByRole('button', { name: 'Actualizando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText(/^Nombre/), ' otra vez{Enter}', { skipClick: true });
    await expect(canvas.getByLabelText(/^Nombre/)).toHaveValue(almonds.nombre);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const RefusedByTheServer: Story = {
  args: { ...editing, product: almonds, serverError: 'Error al procesar la solicitud.' },
};

export const HardCases: Story = {
  args: {
    ...editing,
    product: {
      ...almonds,
      nombre: longWord,
      descripcion: `${longWord} ${longWord}`,
      precio: highestPrice,
      antes: highestPrice,
      marca: longWord.toLowerCase(),
      categorias: categorias.map(({ value }) => value),
      etiquetas: etiquetas.map(({ value }) => value),
      imagenes: [
        { id: 'rota', src: brokenPicture.src, name: 'no-esta.webp' },
        { id: 'larga', src: samplePictures.lentils.src, name: `${longWord}.webp` },
      ],
    },
  },
};
