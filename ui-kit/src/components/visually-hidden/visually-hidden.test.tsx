// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './visually-hidden.stories.tsx';

const composed = composeStories(stories);

it('stays visible to screen readers', () => {
  renderStory(composed.Default);
  expect(screen.getByText('Solo para lectores de pantalla')).toBeVisible();
});
