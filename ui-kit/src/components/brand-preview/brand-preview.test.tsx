// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import { brandOf } from '../../theme/brand.ts';
import * as stories from './brand-preview.stories.tsx';

const { Default, WithLogo } = composeStories(stories);

const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[0-9a-f]{2}/g)
    ?.map((pair) => Number.parseInt(pair, 16))
    .join(', ')})`;

it("shows button and link in each scheme's variant of the chosen colour", async () => {
  const yellow = '#ffd400';
  renderStory(() => <Default colour={yellow} />);
  const brand = brandOf(yellow);
  for (const [name, tones] of [
    [/^Claro/, brand.light],
    [/^Oscuro/, brand.dark],
  ] as const) {
    const scheme = within(screen.getByRole('group', { name }));
    const button = getComputedStyle(scheme.getByRole('button', { name: 'Realizar pedido' }));
    expect([button.backgroundColor, button.color]).toEqual([rgb(tones.main), rgb(tones.contrastText)]);
    expect(getComputedStyle(scheme.getByRole('button', { name: 'Ver el catálogo' })).color).toBe(
      rgb(tones.main),
    );
  }
  await expectAccessible();
});

it("shows the shop's logo, and the name beside a square logo only", () => {
  renderStory(WithLogo);
  const [wide] = screen.getAllByRole('img', { name: 'Tierra Llana' });
  expect(wide).toHaveAttribute('width', '125');
  expect(wide).toHaveAttribute('height', '42');
  // Wide logos have the name as alternative text; the square ones have it beside them.
  expect(screen.getAllByRole('img', { name: 'Tierra Llana' })).toHaveLength(4);
  expect(screen.getAllByText('Tierra Llana')).toHaveLength(2);
});
