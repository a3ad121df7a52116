// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './skip-link.stories.tsx';

const composed = composeStories(stories);

it('targets a focusable element', () => {
  renderStory(composed.Default);
  const target = screen.getByRole('link').getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(target)?.tabIndex).toBe(-1);
});
