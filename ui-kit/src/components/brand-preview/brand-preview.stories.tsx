import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../test/story-frames.tsx';
import { BrandPreview } from './brand-preview.tsx';

const meta = {
  title: 'Components/Frame/Brand preview',
  component: BrandPreview,
  args: { name: 'Tierra Llana', colour: null },
  // Offer whole colours: a half-typed one is invalid.
  argTypes: { colour: { control: 'select', options: [null, '#1d4ed8', '#9c5a1c', '#ffd400'] } },
} satisfies Meta<typeof BrandPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Illegible colours: the nearest legible colour is used. */
export const Colours: Story = {
  render: variants(BrandPreview, {
    Blue: { colour: '#1d4ed8' },
    Yellow: { colour: '#ffd400' },
    Neon: { colour: '#39ff14' },
    White: { colour: '#ffffff' },
    Black: { colour: '#000000' },
  }),
};

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><circle cx="40" cy="40" r="36" fill="${colour}"/><rect x="90" y="24" width="150" height="32" fill="${colour}"/></svg>`)}`;

/** A light and a dark logo without background: both are visible in both schemes. */
export const WithLogo: Story = {
  render: variants(BrandPreview, {
    Light: { picture: { src: drawing('#fff7d6'), width: 240, height: 80, tone: 'claro' } },
    Dark: { picture: { src: drawing('#1b1b1b'), width: 240, height: 80, tone: 'oscuro' } },
    Square: { picture: { src: drawing('#9c5a1c'), width: 80, height: 80, tone: null } },
  }),
};
