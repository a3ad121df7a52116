// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './kit-link.stories.tsx';

const composed = composeStories(stories);

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it("takes its own link component instead of the app's", () => {
  renderStory(composed.WithItsOwnComponent);
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
});
