// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './result-dialog.stories.tsx';

const { Failure, FromAButton } = composeStories(stories);

it('shows the result, and closes by its button or Escape', async () => {
  const onClose = vi.fn<() => void>();
  renderStory(() => <Failure onClose={onClose} />);
  const description = 'Hubo un problema al intentar dar de alta al usuario.';
  expect(screen.getByRole('alertdialog', { name: 'Error', description })).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Aceptar');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('returns the focus to its opener', async () => {
  renderStory(FromAButton);
  const opener = screen.getByRole('button', { name: 'Activar' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});
