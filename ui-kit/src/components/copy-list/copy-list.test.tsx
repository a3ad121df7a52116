// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './copy-list.stories.tsx';

const composed = composeStories(stories);

it('has a named copy button only for values that can be copied', () => {
  renderStory(composed.Default);
  const values = screen.getAllByRole('definition');
  expect(values.map((value) => value.querySelector('span')?.textContent)).toEqual([
    'Banco Nación',
    '2850590940090418135201',
    'campo.sol.trigo',
  ]);
  const names = values.map((value) => within(value).queryByRole('button')?.getAttribute('aria-label'));
  expect(names).toEqual([undefined, 'Copiar CBU', 'Copiar alias']);
});
