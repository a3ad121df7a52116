import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenPicture, fullPicture, longWord, pendingPicture, samplePictures } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { Banners, bannersTexts } from './banners.tsx';

const banners = [
  {
    id: 'fiestas',
    title: 'Frutos secos para las fiestas',
    text: 'Reserva hasta el 10 de diciembre y lo tienes el 20.',
    href: '/promociones',
    picture: fullPicture,
  },
  {
    id: 'cosecha',
    title: 'Llegó la cosecha nueva',
    text: 'Nueces y almendras de Mendoza.',
    href: '/nuevos-ingresos',
    picture: samplePictures.almond,
  },
  { id: 'feria', title: 'Estamos en la feria de Pergamino', picture: samplePictures.chia },
];
const [first] = banners;

const meta = {
  title: 'Components/Home/Banners',
  component: Banners,
  args: { texts: bannersTexts, banners: banners.slice(0, 1) },
  decorators: [inside({ maxWidth: 1280, marginInline: 'auto' })],
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The usual case: one banner with all the room. */
export const Default: Story = {};
export const Two: Story = { args: { banners: banners.slice(0, 2) } };
/** The third banner has no link. */
export const Three: Story = { args: { banners } };
/** More banners than fit in a row. */
export const Five: Story = {
  args: { banners: [...banners, ...banners.slice(0, 2)].map((one, index) => ({ ...one, id: `${index}` })) },
};
/** A banner that opens another site in a new tab, and announces it. */
export const Elsewhere: Story = {
  args: {
    banners: [{ id: 'feria', title: 'La feria', href: 'https://ejemplo.com/feria', picture: fullPicture }],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'La feria (se abre en otra pestaña)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const LongWords: Story = {
  args: {
    banners: banners.map((one) => ({ ...one, title: longWord, text: longWord })),
  },
};
/** Banners without picture, with a broken picture, and with a loading one. */
export const WithoutPictures: Story = {
  args: {
    banners: banners.map((one, index) => ({
      ...one,
      picture: [undefined, brokenPicture, pendingPicture][index],
    })),
  },
};
/** Without banners nothing is rendered. */
export const None: Story = {
  args: { banners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
/** Only text and a picture. */
export const WithoutLink: Story = {
  args: { banners: [{ ...first, id: 'uno', title: 'Feliz año', href: undefined }] },
};
