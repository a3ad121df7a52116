// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './toasts.stories.tsx';

const composed = composeStories(stories);
const { Success, Failure, WithUndo } = composed;
const show = () => userEvent.click(screen.getByRole('button', { name: 'Mostrar aviso' }));

it.each(Object.entries<ComponentType>(composed))('%s is accessible while it is shown', async (_, Story) => {
  renderStory(Story);
  await show();
  await screen.findByRole('button', { name: 'Cerrar aviso' });
  await expectAccessible();
});

it('announces its text politely, and can be closed', async () => {
  renderStory(Success);
  await show();
  expect((await screen.findByRole('status')).textContent).toBe('Producto agregado al carrito!');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('announces errors as alerts, and shows two toasts at most', async () => {
  renderStory(Failure);
  for (let shown = 0; shown < 3; shown++) await show();
  await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
});

it('disappears after its duration', async () => {
  renderStory(() => <Success options={{ duration: 30 }} />);
  await show();
  await screen.findByRole('status');
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('shows toasts with the same key only once', async () => {
  renderStory(() => <Success options={{ duration: null, key: 'carrito' }} />);
  await show();
  await show();
  expect(await screen.findAllByRole('status')).toHaveLength(1);
});

it('links to its detail, and calls its action once on a double click', async () => {
  const [onOpen, onClick] = [vi.fn(), vi.fn()];
  const detail = { text: 'Pedido #12: Aprobado → Enviado', href: '#pedido', onOpen };
  renderStory(() => (
    <WithUndo options={{ duration: null, detail, action: { label: 'Deshacer', onClick } }} />
  ));
  await show();
  const link = await screen.findByRole('link', { name: 'Pedido #12: Aprobado → Enviado' });
  expect(link.getAttribute('href')).toBe('#pedido');
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
