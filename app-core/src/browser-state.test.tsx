import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import { ShowsBrowserState, useBrowserState } from './browser-state.ts';
import { storedStore } from './stored-store.ts';

const store = proxy({ name: 'browser' });
const stored = storedStore('shown', v.string(), 'server');

function Names() {
  const name = useBrowserState(store, { name: 'server' }, (state) => state.name);
  return <p>{`${name} ${stored.use()}`}</p>;
}

it("shows the server's state until the page shows the browser's, also after a change", async () => {
  stored.set('browser');
  const page = (isShown: boolean) => (
    <ShowsBrowserState value={isShown}>
      <Names />
    </ShowsBrowserState>
  );
  const { rerender } = render(page(false));
  expect(screen.getByText('server server')).toBeTruthy();
  await act(async () => {
    store.name = 'changed';
    stored.set('changed');
  });
  expect(screen.getByText('server server')).toBeTruthy();
  rerender(page(true));
  expect(screen.getByText('changed changed')).toBeTruthy();
});
