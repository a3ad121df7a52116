import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOwnRealtime, openRealtime } from './realtime.ts';

vi.mock('socket.io-client', () => ({ io: vi.fn() }));

const socket = { active: false, on: vi.fn(), off: vi.fn(), connect: vi.fn(), disconnect: vi.fn() };
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
});

it('reconnects 1 to 5 s apart, without a limit of attempts, and waits 20 s for a connection [P9.11]', () => {
  openRealtime(() => 'token', {});
  const [, options] = vi.mocked(io).mock.calls[0] ?? [];
  expect(options).toMatchObject({ reconnectionDelay: 1000, reconnectionDelayMax: 5000, timeout: 20_000 });
  expect(options).not.toMatchObject({ reconnection: false });
  expect(options).not.toHaveProperty('reconnectionAttempts');
  expect(options).toMatchObject({ transports: ['websocket', 'polling'], tryAllTransports: true });
});

it('reconnects with these delays after a refusal, where the library would stop', () => {
  vi.useFakeTimers();
  const close = openRealtime(() => 'token', {});
  const refuse = () => {
    for (const [event, handler] of socket.on.mock.calls) if (event === 'connect_error') handler();
  };
  for (const [attempt, delay] of [1000, 2000, 4000, 5000, 5000].entries()) {
    refuse();
    vi.advanceTimersByTime(delay - 1);
    expect(socket.connect).toHaveBeenCalledTimes(attempt);
    vi.advanceTimersByTime(1);
    expect(socket.connect).toHaveBeenCalledTimes(attempt + 1);
  }
  refuse();
  close();
  vi.advanceTimersByTime(60_000);
  expect(socket.connect).toHaveBeenCalledTimes(5);
});

it('sends the current token with each attempt', () => {
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

it('uses separate namespaces for staff and customers, and disconnects on close', () => {
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
