import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brokenPicture, fullPicture, longWord, pendingPicture, samplePictures } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { tintNames } from '../../theme/tokens.ts';
import { FeaturedCarousel, featuredCarouselTexts } from './featured-carousel.tsx';

const { almond, lentils, chia } = samplePictures;
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
  picture: [almond, lentils, chia, fullPicture][index % 4],
  tint: tintNames[index % tintNames.length],
}));

const meta = {
  title: 'Components/Home/FeaturedCarousel',
  component: FeaturedCarousel,
  args: { texts: featuredCarouselTexts, slides },
  decorators: [inside({ maxWidth: 1280, marginInline: 'auto' })],
} satisfies Meta<typeof FeaturedCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Productos destacados' });

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};

/** Swiper loads when the browser is idle, which takes longer on a busy machine. */
const swiperIsThere = (carousel: HTMLElement) =>
  waitFor(() => expect(carousel.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 10_000 });

/** Waits until the carousel plays; under reduced motion, starts it by its button. */
async function playing(canvasElement: HTMLElement) {
  const carousel = region(canvasElement);
  const user = userEvent.setup();
  await swiperIsThere(carousel);
  const start = within(carousel).queryByRole('button', { name: 'Reproducir' });
  if (start) {
    await user.click(start);
    start.blur();
    await user.hover(document.body);
  }
  await waitFor(() => expect(carousel).toHaveAttribute('data-state', 'playing'));
  return { carousel, user };
}

/** Fifteen slides, as on the home page. Starts paused under reduced motion. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(region(canvasElement)).toHaveAttribute('data-state', still ? 'paused' : 'playing');
  },
};
/** Moves on every 3.5 s; changes are not announced. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const { carousel } = await playing(canvasElement);
    await expect(within(carousel).getByRole('button', { name: 'Pausar' })).toBeVisible();
    await expect(carousel.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
  },
};
/** Stops while the pointer is over the carousel. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const { carousel, user } = await playing(canvasElement);
    await user.hover(within(carousel).getByRole('group', { name: '1 de 15' }));
    await expect(carousel).toHaveAttribute('data-state', 'hovered');
  },
};
/** Stops while the carousel has the focus. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const { carousel } = await playing(canvasElement);
    within(carousel).getByRole('button', { name: 'Siguiente' }).focus();
    await waitFor(() => expect(carousel).toHaveAttribute('data-state', 'focused'));
    await expect(carousel.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};
/** Stops until the user presses 'Reproducir'. */
export const Paused: Story = {
  args: { startsPaused: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(region(canvasElement)).toHaveAttribute('data-state', 'paused');
    await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  },
};
/** Arrows, Home and End turn the carousel; the first slide follows the last. Tab skips hidden slides. */
export const Keyboard: Story = {
  args: { startsPaused: true },
  play: async ({ canvasElement }) => {
    const carousel = region(canvasElement);
    const slide = (name: string) => carousel.querySelector<HTMLElement>(`[aria-label="${name} de 15"]`);
    const shows = (name: string) => waitFor(() => expect(slide(name)?.inert).toBe(false), { timeout: 5000 });
    await swiperIsThere(carousel);
    // Wait for React too: before, keys do nothing and all slides are active.
    await waitFor(() => expect(slide('8')?.inert).toBe(true));
    await shows('1');
    within(carousel).getByRole('button', { name: 'Siguiente' }).focus();
    await userEvent.keyboard('{End}');
    await shows('15');
    await userEvent.keyboard('{ArrowRight}');
    await shows('1');
    await waitFor(() => expect(slide('8')?.inert).toBe(true));
    await userEvent.keyboard('{Enter}');
    await shows('2');
    await userEvent.keyboard('{Home}');
    await shows('1');
  },
};
/** Sets the carousel's width: the slides depend only on that, not on the window. */
async function atWidth(canvasElement: HTMLElement, width: number, expectations: () => void) {
  canvasElement.style.width = `${width}px`;
  try {
    // Swiper resizes over several frames: check again after the last one.
    await waitFor(expectations);
    await frames(3);
    await waitFor(expectations);
  } finally {
    canvasElement.style.width = '';
  }
}

/** Keeps the chosen slide when the user turns the carousel in any frame of a resize. */
export const TurnedWhileMeasured: Story = {
  tags: ['!autodocs'],
  args: { startsPaused: true },
  play: async ({ canvasElement }) => {
    const carousel = region(canvasElement);
    await swiperIsThere(carousel);
    const next = within(carousel).getByRole('button', { name: 'Siguiente' });
    const current = () => carousel.querySelector('[aria-current=true]')?.getAttribute('aria-label');
    try {
      for (const waited of [1, 2, 3, 4]) {
        canvasElement.style.width = `${390 - waited}px`;
        await frames(waited);
        next.click();
        await frames(6);
        await waitFor(() => expect(current()).toBe(`Ir al ${waited + 1} de 15`));
      }
      for (const waited of [1, 2, 3, 4]) {
        canvasElement.style.width = `${380 - waited}px`;
        await frames(waited);
        const name = `Ir al ${waited + 9} de 15`;
        within(carousel).getByRole('button', { name, hidden: true }).click();
        await frames(6);
        await waitFor(() => expect(current()).toBe(name));
      }
    } finally {
      canvasElement.style.width = '';
    }
  },
};

/** Expects cards of equal width that fill the carousel, no buttons and no inert slides. */
const expectShared = (canvasElement: HTMLElement, width: number) =>
  atWidth(canvasElement, width, () => {
    const shelf = region(canvasElement).getBoundingClientRect();
    const cards = [...canvasElement.querySelectorAll('.swiper-slide > *')].map((card) =>
      card.getBoundingClientRect(),
    );
    expect(shelf.width).toBeCloseTo(Math.min(width, 1280), 1);
    expect(cards[0]?.left).toBeCloseTo(shelf.left, 0);
    expect(cards.at(-1)?.right).toBeCloseTo(shelf.right, 0);
    for (const card of cards) expect(card.width).toBeCloseTo(cards[0]?.width ?? 0, 0);
    expect(within(canvasElement).queryByRole('button')).toBeNull();
    expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(0);
  });

/** Two cut-out pictures and a photograph. */
const three = slides.filter((_, index) => [0, 1, 3].includes(index));
/** Has dots on phones. Where all slides fit, they share the width and the dots disappear. */
export const Three: Story = {
  args: { slides: three },
  play: async ({ canvasElement }) => {
    await swiperIsThere(region(canvasElement));
    for (const width of [770.13, 800, 1440, 1920]) await expectShared(canvasElement, width);
  },
};
export const Two: Story = {
  args: { slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await swiperIsThere(region(canvasElement));
    for (const width of [600, 770.13, 1440, 1920]) await expectShared(canvasElement, width);
  },
};
/** A single slide: no dots, no arrows. */
export const One: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    startsPaused: true,
    slides: slides.slice(0, 6).map((slide, index) => ({
      ...slide,
      ...(index === 0 && { name: longWord, line: longWord }),
    })),
  },
};
/** Slides without picture, with a broken picture, and with a loading one. */
export const WithoutPictures: Story = {
  args: {
    startsPaused: true,
    slides: slides.slice(0, 6).map((slide, index) => ({
      ...slide,
      picture: [brokenPicture, undefined, pendingPicture][index % 3],
    })),
  },
};
export const Loading: Story = { args: { slides: [], loading: true } };
export const Failed: Story = {
  args: { slides: [], error: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hubo un error al cargar el banner.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { slides: [] } };

/** Slides with the brand under the name, as in the shop. */
const branded = slides.map((slide) => ({ ...slide, line: 'Campo Claro' }));
const states = [
  { slides: branded },
  // Names of two or three lines.
  { slides: branded.map((slide) => ({ ...slide, name: 'Almendras peladas non pareil x 1 kg' })) },
  { slides: branded.slice(0, 3) },
  { slides: [], loading: true },
  { slides: [], error: true },
  { slides: [] },
];
/** All states have the same height, on phones and in wide windows. */
export const SameSize: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {states.map((state, index) => (
        <div key={`estado-${index + 1}`} data-shelf="">
          <FeaturedCarousel {...state} startsPaused label={`Productos destacados ${index}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const width of [390, 600, 768, 1024, 1440]) {
      await atWidth(canvasElement, width, () => {
        const shelves = [...canvasElement.querySelectorAll('[data-shelf]')];
        expect(shelves[0]?.getBoundingClientRect().width).toBe(Math.min(width, 1280));
        const [full, ...others] = shelves.map((shelf) => shelf.getBoundingClientRect().height);
        expect(others).toEqual(others.map(() => full));
      });
    }
  },
};
