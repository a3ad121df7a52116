import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useBackCloses } from './back-closes.ts';
import { dialogCloses, useDialog } from './use-dialog.ts';

/** A dialog of HTML that counts as a layer, with a form that closes it and one that does not. */
function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = useDialog(open);
  useBackCloses(open, close);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>{open ? 'A layer' : 'No layer'}</p>
      <dialog ref={dialog} aria-label="Menu" {...dialogCloses(close)}>
        <form method="dialog" aria-label="Close">
          <button type="submit">Close</button>
        </form>
        <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Search</button>
        </form>
      </dialog>
    </>
  );
}

const form = (name: string) => screen.getByRole('form', { name });
const dialog = () => screen.getByRole('dialog');

// The browser's `close` event comes in a later task, and these tests do not wait for it.
it.each([
  ['its form', () => fireEvent.submit(form('Close'))],
  ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
  ['the backdrop', () => fireEvent.click(dialog())],
] as const)('is no layer any more as soon as the user closes it by %s', (_, closeIt) => {
  render(<Page />);
  fireEvent.click(screen.getByText('Open'));
  expect(screen.getByText('A layer')).toBeVisible();
  closeIt();
  expect(screen.getByText('No layer')).toBeVisible();
});

it('stays open when another form inside is sent, or something inside is pressed', () => {
  render(<Page />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.submit(form('Search'));
  fireEvent.click(form('Search'));
  fireEvent(form('Search'), new Event('cancel', { bubbles: true }));
  expect(screen.getByText('A layer')).toBeVisible();
});

it('stays open when the close event of before arrives after it was opened again', () => {
  render(<Page />);
  fireEvent.click(screen.getByText('Open'));
  act(() => void dialog().dispatchEvent(new Event('close')));
  expect(screen.getByText('A layer')).toBeVisible();
});
