import { composeStories } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './pdf-button.stories.tsx';

const { Default, DisabledWithReason } = composeStories(stories);

it('names its document, with and without visible text', async () => {
  const onClick = vi.fn();
  const { unmount } = renderStory(() => <Default onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remito: pedido 12' }));
  expect(onClick).toHaveBeenCalledOnce();
  unmount();
  renderStory(() => <Default iconOnly />);
  expect(screen.getByRole('button', { name: 'Remito: pedido 12' }).textContent).toBe('');
});

it('ignores clicks while busy, and shows its progress', async () => {
  const onClick = vi.fn();
  const { unmount } = renderStory(() => <Default busy onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Preparando…: pedido 12' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Preparando…');
  unmount();
  renderStory(() => <Default busy progress={0.4} />);
  expect(screen.getByRole('button').textContent).toMatch(/^Preparando… 40\s?%$/);
});

it('shows the elapsed time after a while, and keeps its accessible name', () => {
  vi.useFakeTimers();
  try {
    renderStory(() => <Default busy />);
    expect(screen.getByRole('button').textContent).toBe('Preparando…');
    act(() => void vi.advanceTimersByTime(12_000));
    expect(screen.getByRole('button', { name: 'Preparando…: pedido 12' }).textContent).toBe(
      'Preparando… 12 s',
    );
  } finally {
    vi.useRealTimers();
  }
});

it('stays focusable when disabled with a reason, and is disabled otherwise', async () => {
  const onClick = vi.fn();
  const { unmount } = renderStory(() => <DisabledWithReason onClick={onClick} />);
  const button = screen.getByRole<HTMLButtonElement>('button', {
    description: /desde que el pedido se aprueba/,
  });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  unmount();
  renderStory(() => <Default disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
