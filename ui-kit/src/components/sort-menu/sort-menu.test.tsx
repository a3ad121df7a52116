// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './sort-menu.stories.tsx';

const { Default, ForAVisitor } = composeStories(stories);

it('offers the sorts under their heading, and says which one is in force', async () => {
  const onSelect = vi.fn();
  renderStory(() => <Default onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(screen.getByText('ORDERNAR POR:')).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Menor precio' }));
  expect(onSelect.mock.calls).toEqual([['precio_desc']]);
  expect(screen.getByRole('button', { name: 'Filtrar: Menor precio', hidden: true })).toBeTruthy();
});

it('says why an option is disabled', async () => {
  renderStory(ForAVisitor);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  const option = screen.getByRole('menuitemradio', { name: /Mayor precio.*comercios aprobados/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
});
