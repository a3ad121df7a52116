// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './page-container.stories.tsx';

const composed = composeStories(stories);

it('keeps its width for itself', () => {
  renderStory(() => <composed.Default width="form" />);
  expect(screen.getByText(/El contenido/).parentElement?.hasAttribute('width')).toBe(false);
});
