// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './cart-drawer.stories.tsx';

const { Default } = composeStories(stories);

it('has the number of units in its name, and closes on Escape [T2.57]', async () => {
  const onClose = fn();
  renderStory(() => <Default onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Carrito (10)' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('announces the removal of the last line and focuses the previous line', async () => {
  renderStory(Default);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Semillas de chía' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Eliminar: Lentejas');
  expect(screen.getByText('Semillas de chía: eliminado del carrito').getAttribute('role')).toBe('status');
});
