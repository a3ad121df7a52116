// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './tabs.stories.tsx';

const { WithPanel } = composeStories(stories);

it('changes by click and arrow keys, and names its panel', async () => {
  const onChange = vi.fn();
  renderStory(() => <WithPanel onChange={onChange} />);
  expect(screen.getByRole('tabpanel', { name: 'Semana Actual' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Mes Actual' }));
  expect(screen.getByRole('tabpanel', { name: 'Mes Actual' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange.mock.calls).toEqual([['month'], ['week']]);
});
