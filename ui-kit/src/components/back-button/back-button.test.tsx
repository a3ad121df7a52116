// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './back-button.stories.tsx';

const composed = composeStories(stories);

it('renders a link when it has an address, else a button', () => {
  const { unmount } = renderStory(composed.Default);
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('#pedidos');
  unmount();
  renderStory(composed.AsAButton);
  expect(screen.getByRole('button', { name: 'Regresar' })).toBeVisible();
});
