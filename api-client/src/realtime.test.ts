import { io } from 'socket.io-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { openOwnRealtime, openRealtime } from './realtime.ts';

vi.mock('socket.io-client', () => ({ io: vi.fn() }));

const socket = { on: vi.fn(), off: vi.fn(), disconnect: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
});

it('comes back after 1 s, then up to 5 s apart, for ever, and gives a connection 20 s [P9.11]', () => {
  openRealtime(() => 'token', {});
  const [, options] = vi.mocked(io).mock.calls[0] ?? [];
  expect(options).toMatchObject({ reconnectionDelay: 1000, reconnectionDelayMax: 5000, timeout: 20_000 });
  expect(options).not.toMatchObject({ reconnection: false });
  expect(options).not.toHaveProperty('reconnectionAttempts');
});

it('says at each attempt who asks, with the token of that moment', () => {
  let token = 'first';
  openRealtime(() => token, {});
  const [, options] = vi.mocked(io).mock.calls[0] ?? [];
  const ask = () => {
    const give = vi.fn();
    const auth = options?.auth as ((give: (data: object) => void) => void) | undefined;
    auth?.(give);
    return give.mock.calls[0]?.[0];
  };
  expect(ask()).toEqual({ token: 'first' });
  token = 'second';
  expect(ask()).toEqual({ token: 'second' });
});

it('keeps staff and customers apart, and leaves nothing behind', () => {
  const connected = vi.fn();
  const close = openOwnRealtime(() => 'token', { connected });
  openRealtime(() => 'token', {});
  const [own, staff] = vi.mocked(io).mock.calls.map(([namespace]) => namespace);
  expect(own).toBe('/mis-pedidos');
  expect(staff).not.toBe(own);
  expect(socket.on).toHaveBeenCalledWith('connect', connected);
  close();
  expect(socket.off).toHaveBeenCalledOnce();
  expect(socket.disconnect).toHaveBeenCalledOnce();
});
