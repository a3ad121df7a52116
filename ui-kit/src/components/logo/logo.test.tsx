// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './logo.stories.tsx';

const composed = composeStories(stories);

it('keeps its accessible name when compact', () => {
  renderStory(() => <composed.Default compact />);
  expect(screen.getByRole('img', { name: 'Tierra Llana' }).textContent).toBe('');
});
