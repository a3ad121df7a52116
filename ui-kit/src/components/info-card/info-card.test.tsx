// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './info-card.stories.tsx';

const composed = composeStories(stories);

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it('reads its facts in order, each with its sentence', () => {
  renderStory(composed.ThreeFacts);
  expect(screen.getAllByText(/Envío gratis|Transferencia|Distribuidora/)).toHaveLength(3);
  expect(document.body.textContent).toMatch(/Envío gratis desde \$70\.000A todo el país\./);
  expect(screen.queryAllByRole('img')).toHaveLength(0);
});
