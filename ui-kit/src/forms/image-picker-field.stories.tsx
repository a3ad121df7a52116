import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, samplePictures } from '../test/samples.ts';
import { StoryForm, type StoryFormProps } from '../test/story-form.tsx';
import { ImagePickerField, type ImagePickerFieldProps } from './image-picker-field.tsx';

type Props = ImagePickerFieldProps & { value: unknown } & Partial<
    Pick<StoryFormProps, 'onSubmit' | 'checked' | 'validate'>
  >;

const stored = (name: string, { src } = samplePictures.almendra) => ({ id: name, src, name });
const drawn = (name: string, type = 'image/svg+xml') =>
  new File([decodeURIComponent(samplePictures.chia.src.split(',').slice(1).join(','))], name, { type });

function Example({ value, onSubmit, checked, validate, ...field }: Props) {
  return (
    <StoryForm
      values={{ [field.name]: value }}
      {...(onSubmit && { onSubmit })}
      {...(checked && { checked })}
      {...(validate && { validate })}
    >
      <ImagePickerField {...field} />
    </StoryForm>
  );
}

const meta = {
  title: 'Components/Forms/ImagePickerField',
  component: ImagePickerField,
  args: {
    name: 'imagenes',
    label: 'Imágenes',
    help: 'Hasta 2, de 6 MB como máximo: .png, .jpeg, .jpg, .avif, .webp o .svg.',
    maxFiles: 2,
    required: true,
    checkFile: (file) =>
      file.type.startsWith('image/')
        ? undefined
        : 'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.',
    value: [],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** One that the server has, and one just chosen. */
export const Filled: Story = { args: { value: [stored('almendras.webp'), drawn('chia.svg')] } };
export const Several: Story = {
  args: {
    maxFiles: 6,
    value: [
      stored('almendras.webp'),
      stored('lentejas.webp', samplePictures.lentejas),
      stored('chia.webp', samplePictures.chia),
    ],
  },
};
export const OnlyOne: Story = {
  args: { name: 'imagen', label: 'Imagen de la marca', help: 'De 6 MB como máximo.', maxFiles: 1 },
};
export const WithAnError: Story = {
  args: { checked: true, validate: () => ({ imagenes: 'Debes subir al menos una imagen.' }) },
};
export const WithABadFile: Story = {
  args: { maxFiles: 3, value: [drawn('chia.svg'), drawn('lista-de-precios.pdf', 'application/pdf')] },
};
export const BrokenPicture: Story = {
  args: { value: [stored('no-esta.webp', { src: 'data:image/webp;base64,AAAA' })] },
};
export const LongWords: Story = {
  args: { label: longWord, help: longWord, maxFiles: 3, value: [stored(longWord), stored('b.webp')] },
};
export const Disabled: Story = { args: { value: [stored('almendras.webp')], disabled: true } };
