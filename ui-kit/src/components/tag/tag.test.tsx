// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as discount from '../discount-badge/discount-badge.stories.tsx';
import * as arrival from '../new-badge/new-badge.stories.tsx';
import * as priceType from '../price-type/price-type.stories.tsx';
import * as stock from '../stock-icon/stock-icon.stories.tsx';
import * as tag from './tag.stories.tsx';

const { Default, WithoutPercent, Highest, UnderOne } = composeStories(discount);
const { InStock, OutOfStock } = composeStories(stock);
const { Kilo, Unit, ClosedBulk } = composeStories(priceType);

/** The small words and signs of a product, together: one by one they hold little to test. */
const families = { tag, discount, arrival, stock, priceType };

it.each(Object.entries(families))('every story of %s is accessible', async (_, stories) => {
  for (const Story of Object.values<ComponentType>(composeStories(stories))) renderStory(Story);
  await expectAccessible();
});

it.each([
  [Default, '-15 %'],
  [WithoutPercent, 'Promoción'],
  [Highest, '-99 %'],
  [UnderOne, 'Promoción'],
  [Kilo, 'por kilo'],
  [Unit, 'por unidad'],
  [ClosedBulk, 'por bulto cerrado'],
] as const)('says what it means (%#)', (Story, words) => {
  renderStory(Story);
  expect(screen.getByText(words)).toBeTruthy();
});

it('names the stock, there or not', () => {
  renderStory(InStock);
  renderStory(OutOfStock);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Con stock',
    'Sin stock',
  ]);
});
