import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { brokenPicture, longWord, samplePictures } from '../test/samples.ts';
import { type FieldStoryProps, inForm } from '../test/story-form.tsx';
import { variants } from '../test/story-frames.tsx';
import {
  ImagePickerField,
  type ImagePickerFieldProps,
  imagePickerFieldTexts,
} from './image-picker-field.tsx';

type Props = FieldStoryProps<ImagePickerFieldProps>;
const Example = inForm(ImagePickerField);

const stored = (name: string, { src } = samplePictures.almond) => ({ id: name, src, name });
const drawn = (name: string, type = 'image/svg+xml') =>
  new File([decodeURIComponent(samplePictures.chia.src.split(',').slice(1).join(','))], name, { type });

const checkFile = (file: File): string | undefined =>
  file.type.startsWith('image/')
    ? undefined
    : 'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.';

const meta = {
  title: 'Components/Forms/ImagePickerField',
  component: ImagePickerField,
  args: {
    texts: imagePickerFieldTexts,
    name: 'imagenes',
    label: 'Imágenes',
    help: 'Hasta 2, de 6 MB como máximo: .png, .jpeg, .jpg, .avif, .webp o .svg.',
    maxFiles: 2,
    required: true,
    checkFile,
    value: [],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** A picture of the server and a newly chosen one. */
export const Filled: Story = { args: { value: [stored('almendras.webp'), drawn('chia.svg')] } };
/** The arrow buttons move a picture, keep the focus and announce the new place. */
export const Several: Story = {
  args: {
    maxFiles: 6,
    value: [
      stored('almendras.webp'),
      stored('lentejas.webp', samplePictures.lentils),
      stored('chia.webp', samplePictures.chia),
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mover después: almendras.webp' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('almendras.webp: ahora en el lugar 2 de 3.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Mover después: almendras.webp' })).toHaveFocus();
  },
};
export const Variants: Story = {
  args: { bare: true },
  render: variants(Example, {
    'One alone': { name: 'imagen', label: 'Imagen de la marca', help: 'De 6 MB como máximo.', maxFiles: 1 },
    'With an error': { checked: true, validate: () => ({ imagenes: 'Debes subir al menos una imagen.' }) },
    'A broken picture': { value: [stored('no-esta.webp', brokenPicture)] },
    Disabled: { value: [stored('almendras.webp')], disabled: true },
  }),
};
export const WithABadFile: Story = {
  args: { maxFiles: 3, value: [drawn('chia.svg'), drawn('lista-de-precios.pdf', 'application/pdf')] },
};
export const LongWords: Story = {
  args: { label: longWord, help: longWord, maxFiles: 3, value: [stored(longWord), stored('b.webp')] },
};
/** The error of one file is shown at that file; the other files can stay. */
export const TooHeavy: Story = {
  args: {
    maxFiles: 3,
    value: [
      drawn('chia.svg'),
      drawn('almendras-enormes.svg'),
      stored('lentejas.webp', samplePictures.lentils),
    ],
    checkFile: ({ name }) => (name.includes('enormes') ? 'Cada archivo debe ser menor de 6MB.' : undefined),
  },
};
/** Small pictures, with name and buttons beside them, for forms with more important fields. */
export const Small: Story = {
  args: { value: [stored('almendras.webp'), drawn('chia.svg')], small: true },
};
/** Shows the upload progress as bar and text; the field is read-only. */
export const Uploading: Story = {
  args: { value: [stored('almendras.webp'), drawn('chia.svg')], progress: 0.4 },
};
/** Each of several pictures shows its upload progress. */
export const UploadingSeveral: Story = {
  args: { value: [drawn('chia.svg'), drawn('lino.svg')], progress: 0.75 },
};
/** Marks each file that was not uploaded. */
export const NotSent: Story = {
  args: { value: [stored('almendras.webp'), drawn('chia.svg')], unsent: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('No se pudo subir.')).toBeInTheDocument();
  },
};
/** Crops a new picture to a square by mouse, touch or keyboard; the user may undo the cropping. */
export const Cropping: Story = {
  args: { value: [drawn('chia.svg')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recortar: chia.svg' }));
    await expect(await screen.findByRole('button', { name: 'Usar el recorte' })).toBeInTheDocument();
  },
};
