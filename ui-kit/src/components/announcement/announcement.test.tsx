// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './announcement.stories.tsx';

const { Default } = composeStories(stories);

it('shows its text without an alert or status role', async () => {
  renderStory(Default);
  expect(screen.getByText(/^Cerramos del 24 al 26/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  await expectAccessible();
});
