// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as discount from '../discount-badge/discount-badge.stories.tsx';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import * as arrival from '../new-badge/new-badge.stories.tsx';
import * as priceType from '../price-type/price-type.stories.tsx';
import { PriceType } from '../price-type/price-type.tsx';
import * as stock from '../stock-icon/stock-icon.stories.tsx';
import * as tag from './tag.stories.tsx';

/** The small words and signs of a product, together: one by one they hold little to test. */
const families = { tag, discount, arrival, stock, priceType };

it.each(Object.entries(families))('every story of %s is accessible', async (_, stories) => {
  for (const Story of Object.values<ComponentType>(composeStories(stories))) renderStory(Story);
  await expectAccessible();
});

it.each([
  [15, '-15 %'],
  [undefined, 'Promoción'],
  [99.6, '-99 %'],
  [0.4, 'Promoción'],
])('says of %s per cent: %s', (percent, words) => {
  renderStory(() => <DiscountBadge percent={percent} />);
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['por_kilo', 'por kilo'],
  ['por_unidad', 'por unidad'],
  ['por_bulto_cerrado', 'por bulto cerrado'],
])('says of the price %s: %s [T9.9]', (value, words) => {
  renderStory(() => <PriceType value={value} />);
  expect(screen.getByText(words)).toBeVisible();
});

it('names the stock, there or not [T2.42]', () => {
  renderStory(composeStories(stock).BesideEachOther);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Con stock',
    'Sin stock',
  ]);
});
