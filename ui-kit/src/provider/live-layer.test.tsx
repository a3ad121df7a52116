import Dialog from '@mui/material/Dialog';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { focusTitle } from '../focus-title.ts';
import { inKit } from '../test/render-story.tsx';
import { resultsText, useAnnouncement } from './live-layer.ts';

const layer = () => document.querySelector<HTMLElement>('body > [aria-live=polite]');

function Says({ text, occasion }: { text: string | undefined; occasion: string }) {
  useAnnouncement(text, occasion);
  return null;
}
const saying = (text: string | undefined, occasion: string) =>
  inKit(<Says text={text} occasion={occasion} />);
const act = () => userEvent.keyboard('{Tab}');

it('is the last element of the page and disappears with the provider', () => {
  const { unmount } = render(inKit('Hola'));
  expect(document.body.lastElementChild).toBe(layer());
  unmount();
  expect(layer()).toBeNull();
});

it('announces nothing on the page load, then each occasion once', async () => {
  const { rerender } = render(saying('uno', 'a'));
  await act();
  // The page load was this occasion.
  rerender(saying('uno y medio', 'a'));
  rerender(saying(undefined, 'b'));
  rerender(saying('dos', 'b'));
  await waitFor(() => expect(layer()?.textContent).toBe('dos'));
  rerender(saying('tres', 'b'));
  rerender(saying('cuatro', 'c'));
  // Empty for a moment, so that the same text is announced again.
  expect(layer()?.textContent).toBe('');
  await waitFor(() => expect(layer()?.textContent).toBe('cuatro'));
});

it('stays accessible while a dialog hides the page', async () => {
  const { container } = render(
    inKit(
      <Dialog open>
        <p>¿Seguro?</p>
      </Dialog>,
    ),
  );
  await waitFor(() => expect(container.closest('[aria-hidden=true]')).toBeTruthy());
  await waitFor(() => expect(layer()?.hasAttribute('aria-hidden')).toBe(false));
});

it('stays accessible when a dialog opens after it', async () => {
  const page = (open: boolean) =>
    inKit(
      <Dialog open={open}>
        <p>¿Seguro?</p>
      </Dialog>,
    );
  const { rerender } = render(page(false));
  rerender(page(true));
  await screen.findByText('¿Seguro?');
  await waitFor(() => expect(layer()?.hasAttribute('aria-hidden')).toBe(false));
});

it.each([
  [1, 78, 'Resultados 1 a 20 de 78.'],
  [4, 78, 'Resultados 61 a 78 de 78.'],
  [1, 1, 'Resultados 1 a 1 de 1.'],
  [60, 1200, 'Resultados 1.181 a 1.200 de 1.200.'],
  [1, 0, 'Sin resultados.'],
  [5, 78, 'Sin resultados.'],
])('describes page %i of %i results', (page, total, text) => expect(resultsText(page, 20, total)).toBe(text));

it.each(['in a text field', 'in a dialog', 'on an element that the page focused'])(
  'focusTitle does not move the focus while the focus is here: %s',
  (where) => {
    render(
      <>
        <input aria-label="in a text field" />
        <div role="dialog">
          <button type="button">in a dialog</button>
        </div>
        <main id="contenido">
          <h1>Título</h1>
          <button type="button">on an element that the page focused</button>
        </main>
      </>,
    );
    const held = screen.queryByLabelText(where) ?? screen.getByText(where);
    held.focus();
    focusTitle();
    expect(document.activeElement).toBe(held);
    held.blur();
    focusTitle();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  },
);

it('focusTitle focuses the page when there is no title', () => {
  render(<main id="contenido" tabIndex={-1} />);
  focusTitle();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
