import { expectComplaint } from 'api-client/testing/complaints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usuario } from '../../testing/data.ts';
import { fakeToken, inSeconds, storedSession } from '../../testing/token.ts';
import {
  connectSession,
  endSession,
  isAuthenticated,
  sessionStore,
  sessionToken,
  sessionUserId,
  startSession,
} from './session.ts';

let disconnect = () => {};
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null');
const store = (value: unknown) => localStorage.setItem('auth', JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  endSession();
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a session', () => {
  it('is kept under its name with token, user and expiry in seconds [T3.6 T3.7]', () => {
    const exp = inSeconds(60);
    expect(startSession(fakeToken(exp, ['usuario']))).toBe(true);
    expect(stored()).toEqual({
      token: fakeToken(exp),
      user: { email: usuario.email, roles: ['usuario'] },
      expiry: exp,
    });
    expect(isAuthenticated()).toBe(true);
    expect(sessionUserId()).toBe(usuario.usuario_id);
  });

  it('ends everything at logout [T4.2]', () => {
    startSession(fakeToken());
    endSession();
    expect(stored()).toBeNull();
    expect(sessionStore).toMatchObject({ token: undefined, user: undefined, expiry: undefined });
    expect(sessionToken()).toBeUndefined();
    expect(sessionUserId()).toBeNull();
  });

  it('ends by itself at its expiry [T4.1]', () => {
    vi.useFakeTimers();
    startSession(fakeToken(inSeconds(60)));
    vi.advanceTimersByTime(59_000);
    expect(isAuthenticated()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(sessionStore.token).toBeUndefined();
  });

  it('does not begin with a token that is over', () => {
    expect(startSession(fakeToken(inSeconds(-1)))).toBe(false);
    expect(isAuthenticated()).toBe(false);
  });

  it('logs a token that cannot be read, and knows no user id [T4.3]', () => {
    const log = expectComplaint('No se pudo decodificar el token');
    expect(startSession('no es un token')).toBe(false);
    store({ ...storedSession(), token: 'roto' });
    disconnect = connectSession();
    expect(sessionUserId()).toBeNull();
    expect(log).toHaveLength(2);
  });
});

describe('what is found in storage', () => {
  it('is taken over if it is whole and not over', () => {
    store(storedSession());
    disconnect = connectSession();
    expect(isAuthenticated()).toBe(true);
    expect(sessionStore.ready).toBe(true);
  });

  it.each([
    ['over', storedSession(inSeconds(-1))],
    ['without a user', { ...storedSession(), user: undefined }],
    ['without an expiry', { ...storedSession(), expiry: '9999999999' }],
    ['without a token', { ...storedSession(), token: '' }],
    ['something else', ['auth']],
  ])('is no session when it is %s', (_what, value) => {
    store(value);
    disconnect = connectSession();
    expect(isAuthenticated()).toBe(false);
    expect(sessionStore.ready).toBe(true);
  });

  it('is no session when it is no JSON', () => {
    localStorage.setItem('auth', '{');
    disconnect = connectSession();
    expect(isAuthenticated()).toBe(false);
  });
});

describe('other tabs', () => {
  it('are followed: a login there is one here, and a logout too', () => {
    disconnect = connectSession();
    store(storedSession());
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(isAuthenticated()).toBe(true);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(isAuthenticated()).toBe(false);
  });
});
