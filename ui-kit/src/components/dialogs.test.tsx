import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderStory } from '../test/render-story.tsx';
import * as detailsDialogStories from './details-dialog/details-dialog.stories.tsx';
import * as resultDialogStories from './result-dialog/result-dialog.stories.tsx';

describe('DetailsDialog', () => {
  const { Default, FromAButton } = composeStories(detailsDialogStories);

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
});

describe('ResultDialog', () => {
  const { Failure, FromAButton } = composeStories(resultDialogStories);

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
});
