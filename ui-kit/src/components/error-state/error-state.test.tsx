// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './error-state.stories.tsx';
import { ErrorState } from './error-state.tsx';

const { WithReason, Retrying } = composeStories(stories);

it('announces the error and its reason, and retries on a click', async () => {
  const onRetry = vi.fn<() => void>();
  renderStory(() => <WithReason onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Hubo un error al cargar los productos.No hubo respuesta del servidor. Intenta de nuevo.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('ignores clicks while retrying, and keeps the focus', async () => {
  const onRetry = vi.fn<() => void>();
  renderStory(() => <Retrying onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentando…' }));
  expect(onRetry).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('has no button without onRetry', () => {
  renderStory(() => <ErrorState title="Hubo un error al cargar los productos." />);
  expect(screen.queryByRole('button')).toBeNull();
});
