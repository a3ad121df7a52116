// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './app-shell.stories.tsx';

const composed = composeStories(stories);

it('opens the menu by its button, and closes it when the user chooses a link', async () => {
  renderStory(composed.Default);
  const [toggle] = screen.getAllByRole('button', { name: /^Menú/, hidden: true });
  await userEvent.click(toggle as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: 'Menú' });
  expect(screen.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Crear Producto' }));
  await waitFor(() => expect(drawer.isConnected).toBe(false));
});
