// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { PriceType } from '../price-type/price-type.tsx';
import * as stock from '../stock-icon/stock-icon.stories.tsx';

it.each([
  [15, '-15 %'],
  [undefined, 'Promoción'],
  [99.6, '-99 %'],
  [0.4, 'Promoción'],
])('shows a discount of %s per cent as: %s', (percent, words) => {
  renderStory(() => <DiscountBadge percent={percent} />);
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['por_kilo', 'por kilo'],
  ['por_unidad', 'por unidad'],
  ['por_bulto_cerrado', 'por bulto cerrado'],
])('shows the price type %s as: %s [T9.9]', (value, words) => {
  renderStory(() => <PriceType value={value} />);
  expect(screen.getByText(words)).toBeVisible();
});

it('has a name for both stock states [T2.42]', () => {
  renderStory(composeStories(stock).BesideEachOther);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Con stock',
    'Sin stock',
  ]);
});
