// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './toasts.stories.tsx';

const { Success, Failure } = composeStories(stories);
const show = () => userEvent.click(screen.getByRole('button', { name: 'Mostrar aviso' }));

it('announces quietly, and can be closed', async () => {
  renderStory(Success);
  await show();
  expect((await screen.findByRole('status')).textContent).toBe('Producto agregado al carrito!');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('interrupts for errors, and shows three at most', async () => {
  renderStory(Failure);
  await show();
  await show();
  await show();
  await show();
  await vi.waitFor(() => expect(screen.getAllByRole('alert').length).toBeLessThanOrEqual(3));
});
