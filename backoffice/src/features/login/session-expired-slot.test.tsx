import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lockSession } from '../../shared/session/access.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

vi.mock('./session-expired-dialog.tsx', () => {
  throw new Error('The file no longer exists');
});

it("leads to another tab when the password dialog's file cannot be loaded", async () => {
  fakeApi({});
  signInAs('admin');
  await renderApp('/panel-banners');
  act(() => lockSession());
  expect(await screen.findByText(/^Tu sesión venció\. Abre el panel en otra pestaña/)).toBeVisible();
});
