// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './tabs.stories.tsx';

const composed = composeStories(stories);
const { WithPanel } = composed;

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it('changes by click and by arrows, and names its panel', async () => {
  const onChange = vi.fn();
  renderStory(() => <WithPanel onChange={onChange} />);
  expect(screen.getByRole('tabpanel', { name: 'Semana Actual' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Mes Actual' }));
  expect(screen.getByRole('tabpanel', { name: 'Mes Actual' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange.mock.calls).toEqual([['month'], ['week']]);
});
