// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './details-dialog.stories.tsx';

const { Default, FromAButton } = composeStories(stories);

it('is named by its title, and closes by its button or Escape', async () => {
  const onClose = vi.fn<() => void>();
  renderStory(() => <Default onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Datos de usuario' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('returns the focus to its opener', async () => {
  renderStory(FromAButton);
  const opener = screen.getByRole('button', { name: 'Ver datos' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});
