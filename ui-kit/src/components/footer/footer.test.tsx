// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './footer.stories.tsx';

const composed = composeStories(stories);

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it('shows nothing of what it was not given', () => {
  renderStory(composed.Bare);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
