// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './page-container.stories.tsx';

const composed = composeStories(stories);

it('uses the width of its own `width` prop beside another container', () => {
  renderStory(() => <composed.Default />);
  renderStory(() => <composed.Default width="form" />);
  const widths = screen
    .getAllByText(/El contenido/)
    .map(({ parentElement }) => parentElement && getComputedStyle(parentElement).maxWidth);
  expect(widths).toEqual(['1328px', '688px']);
});

it('does not pass `width` on to the DOM', () => {
  renderStory(() => <composed.Default width="form" />);
  expect(screen.getByText(/El contenido/).parentElement?.hasAttribute('width')).toBe(false);
});
