import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeToken } from '../../testing/token.ts';
import { connectSession, endSession, startSession, useSession } from './session.ts';

it('renders again only when the session changes', async () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useSession();
  });
  let stop = () => {};
  await act(async () => {
    stop = connectSession();
  });
  expect([result.current.authenticated, renders]).toEqual([false, 1]);
  await act(async () => void startSession(fakeToken()));
  expect([result.current.seesPrices, renders]).toEqual([true, 2]);
  await act(async () => endSession());
  expect([result.current.seesPrices, renders]).toEqual([false, 3]);
  stop();
});
