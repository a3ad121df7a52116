// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './confirm-dialog.stories.tsx';

const { Default, Busy } = composeStories(stories);

it('asks, and reports the answer', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  renderStory(() => <Default onConfirm={onConfirm} onCancel={onCancel} />);
  expect(screen.getByRole('alertdialog', { name: '¿Estás seguro?' })).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'No, cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('can not be left while busy', async () => {
  const onCancel = vi.fn();
  renderStory(() => <Busy onCancel={onCancel} />);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});
