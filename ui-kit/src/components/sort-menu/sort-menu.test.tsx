// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './sort-menu.stories.tsx';

const composed = composeStories(stories);
const { Default, ForAVisitor } = composed;

it.each(Object.entries<ComponentType>(composed))('%s is accessible, closed and open', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button'));
  await expectAccessible();
});

it('shows the options under their heading, and the current option in its name', async () => {
  const onSelect = fn();
  renderStory(() => <Default onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(screen.getByText('ORDERNAR POR:')).toBeVisible();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Menor precio' }));
  expect(onSelect.mock.calls).toEqual([['precio_desc']]);
  expect(screen.getByRole('button', { name: 'Filtrar: Menor precio', hidden: true })).toBeVisible();
});

it('shows why an option is disabled, and does not select it', async () => {
  const onSelect = fn();
  renderStory(() => <ForAVisitor onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  const option = screen.getByRole('menuitemradio', { name: /Mayor precio.*ordenar por precio/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(option);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});
