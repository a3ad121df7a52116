// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './info-card.stories.tsx';

const composed = composeStories(stories);

it('shows its facts, and hides the icons from screen readers', () => {
  renderStory(composed.ThreeFacts);
  expect(screen.getAllByText(/Envío gratis|Transferencia|Distribuidora/)).toHaveLength(3);
  expect(document.body.textContent).toMatch(/Envío gratis desde \$70\.000A todo el país\./);
  expect(screen.queryAllByRole('img')).toHaveLength(0);
});
