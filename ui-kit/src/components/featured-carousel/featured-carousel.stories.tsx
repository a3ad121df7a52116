import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, samplePictures } from '../../test/samples.ts';
import { tintNames } from '../../theme/tokens.ts';
import { FeaturedCarousel } from './featured-carousel.tsx';

const { almendra, lentejas, chia } = samplePictures;
const names = [
  ['Almendras non pareil', 'Campo Claro, cosecha nueva'],
  ['Lentejas turcas', 'Se cocinan en quince minutos'],
  ['Semillas de chía', 'Molino Sur, bolsa de 5 kg'],
  ['Nueces mariposa', 'Extra light, de Mendoza'],
  ['Garbanzos', 'Grandes, calibre 9'],
];
const slides = Array.from({ length: 15 }, (_, index) => ({
  href: `#producto-${index + 1}`,
  name: names[index % names.length]?.[0] ?? '',
  line: names[index % names.length]?.[1],
  picture: [almendra, lentejas, chia][index % 3],
  tint: tintNames[index % tintNames.length],
}));

const meta = {
  title: 'Components/FeaturedCarousel',
  component: FeaturedCarousel,
  args: { slides },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1280, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeaturedCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fifteen, as on the home page. */
export const Default: Story = {};
export const Paused: Story = { args: { startsPaused: true } };
/** Goes back to the first after the last; stands still where all fit. */
export const Three: Story = { args: { slides: slides.slice(0, 3) } };
export const Two: Story = { args: { slides: slides.slice(0, 2) } };
/** Nothing to turn: no dots, no arrows. */
export const One: Story = { args: { slides: slides.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    startsPaused: true,
    slides: slides.slice(0, 6).map((slide, index) => ({ ...slide, name: index ? slide.name : longWord })),
  },
};
export const WithoutPictures: Story = {
  args: {
    startsPaused: true,
    slides: slides.slice(0, 6).map((slide, index) => ({
      ...slide,
      picture: index ? undefined : { src: 'data:image/png;base64,AAAA' },
    })),
  },
};
export const Loading: Story = { args: { slides: [], loading: true } };
export const Failed: Story = { args: { slides: [], error: true, onRetry: () => {} } };
export const Empty: Story = { args: { slides: [] } };
