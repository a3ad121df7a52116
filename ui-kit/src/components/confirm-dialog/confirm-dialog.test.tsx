import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './confirm-dialog.stories.tsx';

const { Default, Busy, BusyAndLeaving, WithReason, WithATextToChange, FromAButton } = composeStories(stories);

it('shows the question, and reports the answer', async () => {
  const onConfirm = vi.fn<(reason: string) => void>();
  const onCancel = vi.fn<() => void>();
  renderStory(() => <Default onConfirm={onConfirm} onCancel={onCancel} />);
  expect(
    screen.getByRole('alertdialog', {
      name: '¿Estás seguro?',
      description: 'Confirma tu pedido para continuar.',
    }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
  expect(onConfirm.mock.calls).toEqual([['']]);
  await userEvent.click(screen.getByRole('button', { name: 'No, cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('cannot be cancelled while busy', async () => {
  const onCancel = vi.fn<() => void>();
  renderStory(() => <Busy onCancel={onCancel} />);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'No, cancelar' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Un momento…' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status').textContent).toBe('Un momento…');
});

it('keeps the focus on the pressed button and ignores further presses while busy', async () => {
  const onConfirm = vi.fn();
  function Pressed() {
    const [busy, setBusy] = useState(false);
    return (
      <Default
        busy={busy}
        onConfirm={() => {
          onConfirm();
          setBusy(true);
        }}
      />
    );
  }
  renderStory(() => <Pressed />);
  await userEvent.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
  expect(screen.getByRole('button', { name: 'Un momento…' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('with onLeave, can be left while busy by its button and Escape but not by a click outside', async () => {
  const onCancel = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  renderStory(() => <BusyAndLeaving onCancel={onCancel} onLeave={onLeave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(2);
  clickOutside(60_000);
  expect(onLeave).toHaveBeenCalledTimes(2);
  expect(onCancel).not.toHaveBeenCalled();
});

it('ignores the second tap of a double tap outside, and cancels on a later tap', async () => {
  const onCancel = vi.fn<() => void>();
  renderStory(() => <FromAButton onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Realizar pedido' }));
  clickOutside(200);
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  clickOutside(600);
  expect(onCancel).toHaveBeenCalledOnce();
});

/** Clicks outside the dialog, with a time stamp this many milliseconds from now. */
function clickOutside(after: number): void {
  const backdrop = screen.getByRole('alertdialog').parentElement;
  if (!backdrop) throw new Error('The dialog stands nowhere.');
  fireEvent.mouseDown(backdrop);
  const click = createEvent.click(backdrop);
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + after });
  fireEvent(backdrop, click);
}

it('requires a reason of up to 300 characters, and reports the trimmed reason', async () => {
  const onConfirm = vi.fn<(reason: string) => void>();
  renderStory(() => <WithReason onConfirm={onConfirm} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Sí, rechazar' }));
  expect(screen.getByRole('alert').textContent).toBe('Escribe el motivo.');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(field, 'Falta el CUIT. ');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Lo leerá tal como lo escribes. · 17 de 300')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, rechazar' }));
  expect(onConfirm.mock.calls).toEqual([['Falta el CUIT.']]);
  await userEvent.clear(field);
  await userEvent.paste('n'.repeat(301));
  expect(field.value).toHaveLength(301);
  expect(screen.getByRole('alert').textContent).toBe('Puede tener hasta 300 caracteres.');
  await userEvent.click(screen.getByRole('button', { name: 'Sí, rechazar' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('starts with the given text, and reports the edited text on Ctrl+Enter', async () => {
  const onConfirm = vi.fn<(reason: string) => void>();
  renderStory(() => <WithATextToChange onConfirm={onConfirm} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Mensaje/ });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, ' Hola.{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onConfirm.mock.calls).toEqual([['Tu cuenta está activa. Hola.']]);
});

it('returns the focus to its opener', async () => {
  renderStory(FromAButton);
  const opener = screen.getByRole('button', { name: 'Realizar pedido' });
  await userEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No, cancelar' }));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});
