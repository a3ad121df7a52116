// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './sized-name.stories.tsx';

const { Default, WithoutSize } = composeStories(stories);

it('renders name and size as one text, the size last', async () => {
  renderStory(Default);
  expect(screen.getByTestId('name').textContent).toBe('Almendra non pareil bulto x 10 kg');
  await expectAccessible();
});

it('renders only the name when there is no size', () => {
  renderStory(WithoutSize);
  expect(screen.getByTestId('name').textContent).toBe('Condimento para pizza');
});
