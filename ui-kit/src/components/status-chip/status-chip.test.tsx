// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import { orderStatusColors } from '../../theme/tokens.ts';
import * as stories from './status-chip.stories.tsx';

const composed = composeStories(stories);

it('has the exact colours of the document [P2.23]', () => {
  renderStory(composed.EveryOrderStatus);
  const background = (label: string) => screen.getByText(label).parentElement?.style.background;
  expect(background('ESPERANDO APROBACION')).toBe('rgb(214, 169, 0)');
  expect(background('APROBADO')).toBe('rgb(111, 148, 89)');
  expect(background('ENVIADO')).toBe('rgb(42, 106, 41)');
  expect(background('RECIBIDO')).toBe('rgb(0, 255, 81)');
  expect(background('CANCELADO')).toBe('rgb(199, 0, 57)');
});

const luminance = (color: string) => {
  const hex = /^#(..)(..)(..)$/.exec(color);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (color.match(/\d+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

it.each(Object.entries(orderStatusColors))(
  '%s has a text contrast of at least 4.5',
  (_, { main, contrastText }) => {
    const [dark = 0, light = 0] = [luminance(main), luminance(contrastText)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);
