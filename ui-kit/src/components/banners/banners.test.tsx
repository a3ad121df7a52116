// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './banners.stories.tsx';

const { Default, Three, Elsewhere } = composeStories(stories);

it('is a list of headings, each of them a link where it leads somewhere', async () => {
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

it('loads the first picture at once and the others as they come near', () => {
  renderStory(Three);
  expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
});

it('opens what is elsewhere beside the shop, and nothing of the shop’s', () => {
  renderStory(Elsewhere);
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  renderStory(Default);
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('target')).toBeNull();
});
