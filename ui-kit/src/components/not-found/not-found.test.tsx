// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './not-found.stories.tsx';

const composed = composeStories(stories);

it("shows the document's heading and a button to the home page [T2.51]", () => {
  renderStory(composed.Default);
  expect(screen.getByRole('heading', { level: 1, name: '404 / Página no encontrada' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Volver al inicio' })).toBeVisible();
});
