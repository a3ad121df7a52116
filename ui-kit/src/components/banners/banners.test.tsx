// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './banners.stories.tsx';

const { Default, Three, Elsewhere } = composeStories(stories);

it('renders a heading per banner, and a link where the banner has an address', async () => {
  renderStory(Three);
  const region = screen.getByRole('region', { name: 'Novedades' });
  expect(
    within(region)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Frutos secos para las fiestas', 'Llegó la cosecha nueva', 'Estamos en la feria de Pergamino']);
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/promociones', '/nuevos-ingresos']);
  await expectAccessible();
});

it('loads the first picture eagerly and the others lazily', () => {
  renderStory(Three);
  expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
});

it("opens other sites in a new tab, and the shop's pages in the same tab", () => {
  renderStory(Elsewhere);
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  renderStory(Default);
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('target')).toBeNull();
});
