// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './nav-drawer.stories.tsx';

const composed = composeStories(stories);

it('marks the current page', () => {
  renderStory(composed.Default);
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Categorías',
  ]);
});
