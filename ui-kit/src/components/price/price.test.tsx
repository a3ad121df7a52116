// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoney, formatMoneyShort } from '../../money.ts';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './price.stories.tsx';

const composed = composeStories(stories);
const { Default, OnOffer } = composed;
// A no-break space separates the currency sign from the number.
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

it('formats money as in Argentina', () => {
  expect(plain(formatMoney(12345.5))).toBe('$ 12.345,50');
  expect(plain(formatMoney(0))).toBe('$ 0,00');
  expect(plain(formatMoney(999999.99))).toBe('$ 999.999,99');
  expect(plain(formatMoneyShort(50000))).toBe('$ 50.000');
});

it('shows the previous price struck through after the word "Antes" [T3.1]', () => {
  renderStory(OnOffer);
  expect(plain(screen.getByText(/15\.200,00/).textContent)).toBe('Antes $ 15.200,00');
  expect(document.querySelector('s')).toBeTruthy();
});

it('shows no struck-through price without a previous price', () => {
  renderStory(Default);
  expect(document.querySelector('s')).toBeNull();
});

it.each([0, -1, 12345.5, 12345.49, Number.NaN, Number.POSITIVE_INFINITY])(
  'shows no struck-through price when the previous price is %s, which is not above the price',
  (previousAmount) => {
    renderStory(() => <OnOffer previousAmount={previousAmount} />);
    expect(document.querySelector('s')).toBeNull();
    expect(document.body.textContent).not.toContain('Antes');
  },
);

it('keeps the small size in wide windows', () => {
  renderStory(composed.Sizes);
  const [small, medium] = screen.getAllByText(/12\.345,50/).map(({ parentElement }) => parentElement);
  /** Returns the font-size rules of wide windows for an element. */
  const steps = (element: HTMLElement | null | undefined) =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
      .filter(({ selectorText }) => element?.matches(selectorText))
      .map(({ style }) => style.fontSize)
      .filter(Boolean);
  expect(steps(small)).toEqual([]);
  expect(steps(medium)).not.toEqual([]);
});
