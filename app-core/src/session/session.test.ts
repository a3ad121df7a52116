import { ApiError } from 'api-client/core';
import { expectComplaint } from 'api-client/testing/complaints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '../testing/full-storage.ts';
import { followSession } from './follow-session.ts';
import { createSession, type SessionEngine } from './session.ts';
import { decodeToken, type Session, sessionFrom } from './token.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const part = (value: object) => btoa(JSON.stringify(value));
const tokenOf = (exp = inSeconds(3600), sub = 'u1') =>
  `${part({})}.${part({ sub, email: `${sub}@b.test`, roles: ['admin'], exp })}.x`;
const sessionOf = (exp?: number, sub?: string): Session => {
  const session = sessionFrom(tokenOf(exp, sub));
  if (!session) throw new Error('This token can be read.');
  return session;
};

const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null');
const store = (value: unknown) => localStorage.setItem('auth', JSON.stringify(value));
/** Simulates a storage change by another tab. */
const elsewhere = (value?: unknown) => {
  if (value === undefined) localStorage.clear();
  else store(value);
  window.dispatchEvent(new StorageEvent('storage', { key: value === undefined ? null : 'auth' }));
};

let stop = () => {};
/** Simulates a fresh page load. */
function load(options?: Parameters<typeof createSession>[0]): SessionEngine {
  const session = createSession(options);
  const before = stop;
  const disconnect = session.connect();
  stop = () => {
    before();
    disconnect();
  };
  return session;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('logging out', () => {
  const noSignal = () => Promise.reject(new ApiError(0, 'SIN_RESPUESTA', 'Sin respuesta'));

  it('ends the session on the server with its token, without waiting for the answer', () => {
    const logOut = vi.fn(() => new Promise(() => undefined));
    const session = load({ logOut });
    session.start(sessionOf());
    session.logOut();
    expect(logOut.mock.calls).toEqual([[tokenOf()]]);
    expect([session.isCurrent(), stored()]).toEqual([false, null]);
    session.logOut();
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('sends nothing when the session already expired', () => {
    const logOut = vi.fn(async () => undefined);
    const session = load({ logOut, locks: true });
    session.start(sessionOf());
    session.expire();
    session.logOut();
    expect(logOut).not.toHaveBeenCalled();
  });

  it('retries whenever the connection returns until one call succeeds, without storing the token', async () => {
    const logOut = vi.fn(noSignal);
    const session = load({ logOut });
    session.start(sessionOf());
    session.logOut();
    await vi.waitFor(() => expect(logOut).toHaveBeenCalledTimes(1));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(tokenOf());
    for (const answer of [noSignal(), Promise.resolve()]) {
      logOut.mockImplementationOnce(() => answer as Promise<never>);
      window.dispatchEvent(new Event('online'));
      await answer.catch(() => undefined);
      await Promise.resolve();
    }
    window.dispatchEvent(new Event('online'));
    expect(logOut).toHaveBeenCalledTimes(3);
  });

  it('does not retry after the server refused the call', async () => {
    const logOut = vi.fn(() => Promise.reject(new ApiError(401, 'NO_AUTENTICADO', 'Venció')));
    const session = load({ logOut });
    session.start(sessionOf());
    session.logOut();
    await Promise.resolve();
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});

describe('a session', () => {
  it('is stored under auth as token, user and expiry in seconds, and survives a reload [T3.6 T3.7 P3.7 P3.8]', () => {
    const exp = inSeconds(60);
    const first = load();
    expect(first.start(sessionOf(exp))).toBe(true);
    expect(stored()).toEqual({
      token: tokenOf(exp),
      user: { email: 'u1@b.test', roles: ['admin'] },
      expiry: exp,
    });
    const second = load();
    expect(second.isCurrent()).toBe(true);
    expect(second.token()).toBe(tokenOf(exp));
    expect(second.userId()).toBe('u1');
  });

  it('is cleared from state and storage when it ends [T4.2]', () => {
    const session = load();
    session.start(sessionOf());
    session.end();
    expect(stored()).toBeNull();
    expect(session.state).toMatchObject({ current: null, locked: null, ended: 'logout' });
    expect(session.token()).toBeUndefined();
    expect(session.userId()).toBeNull();
  });

  it('expires at its expiry time, even 40 days ahead [T4.1 P4.10 P9.10]', () => {
    vi.useFakeTimers();
    const session = load();
    const days = 40 * 24 * 3600;
    session.start(sessionOf(inSeconds(days)));
    vi.advanceTimersByTime((days - 1) * 1000);
    expect(session.isCurrent()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(session.state).toMatchObject({ current: null, locked: null, ended: 'expired' });
    expect(stored()).toBeNull();
  });

  it('does not start with an expired token', () => {
    const session = load();
    expect(session.start(sessionOf(inSeconds(-1)))).toBe(false);
    expect(session.isCurrent()).toBe(false);
  });

  it('logs an unreadable token and has no user id [T4.3 P8.28]', () => {
    const log = expectComplaint(/^No se pudo decodificar el token .*Error/);
    expect(sessionFrom('no es un token')).toBeNull();
    expect(decodeToken(`${part({})}.${part({ sub: 'u1' })}.x`)).toBeNull();
    store({ ...sessionOf(), token: 'roto' });
    expect(load().userId()).toBeNull();
    expect(log).toHaveLength(3);
  });

  it('lasts until the page closes when storage is full', () => {
    refuseStorage();
    const session = load();
    session.start(sessionOf());
    expect(session.isCurrent()).toBe(true);
    session.end();
    expect(session.isCurrent()).toBe(false);
  });
});

it('does not leave the session of another account in storage when its own cannot be stored', () => {
  const session = load();
  store(sessionOf(undefined, 'u2'));
  refuseStorage();
  session.start(sessionOf());
  expect(stored()).toBeNull();
  vi.restoreAllMocks();
  const [older, newer] = [sessionOf(inSeconds(100)), sessionOf(inSeconds(200))];
  session.start(older);
  refuseStorage();
  session.start(newer);
  expect(stored()).toEqual(older);
});

describe('the stored value', () => {
  it('is used if it is valid and not expired', () => {
    store(sessionOf());
    const session = createSession();
    expect(session.state).toMatchObject({ ready: false, current: null });
    stop = session.connect();
    expect(session.isCurrent()).toBe(true);
    expect(session.state.ready).toBe(true);
  });

  it.each([
    ['expired', sessionOf(inSeconds(-1))],
    ['without a user', { ...sessionOf(), user: undefined }],
    ['of an unknown role', { ...sessionOf(), user: { email: 'a', roles: ['jefe'] } }],
    ['without an expiry', { ...sessionOf(), expiry: '9999999999' }],
    ['without a token', { ...sessionOf(), token: '' }],
    ['an expired mark', 'vencida'],
    ['a list', ['auth']],
  ])('is ignored when it is %s', (_what, value) => {
    store(value);
    const { isCurrent, state } = load();
    expect(isCurrent()).toBe(false);
    expect(state).toMatchObject({ ready: true, locked: null, ended: null });
  });

  it('is no session when it is invalid JSON', () => {
    localStorage.setItem('auth', '{');
    expect(load().isCurrent()).toBe(false);
  });
});

describe('other tabs', () => {
  it('log this tab in and out', () => {
    const session = load();
    elsewhere(sessionOf());
    expect(session.isCurrent()).toBe(true);
    elsewhere();
    expect(session.isCurrent()).toBe(false);
    expect(session.state.ended).toBe('other-tab');
  });

  it('keep this session by renewing it before its expiry', () => {
    vi.useFakeTimers();
    const session = load();
    session.start(sessionOf(inSeconds(60)));
    store(sessionOf(inSeconds(600)));
    vi.advanceTimersByTime(61_000);
    expect(session.token()).toBe(stored().token);
  });
});

describe('a refused call', () => {
  it('ends the session of its own token only', () => {
    const session = load();
    const old = sessionOf(inSeconds(100));
    session.start(old);
    session.start(sessionOf(inSeconds(200)));
    expect(session.refuse(old.token)).toBe(false);
    expect(session.refuse(undefined)).toBe(false);
    expect(session.isCurrent()).toBe(true);
    expect(session.refuse(session.token())).toBe(true);
    expect(session.state).toMatchObject({ current: null, ended: 'expired' });
  });

  it('ends the session when it had no token because the token expired', () => {
    const session = load();
    session.start(sessionOf());
    // The expiry timer has not run yet, for example because the computer slept.
    if (session.state.current) session.state.current.expiry = 1;
    expect(session.refuse(undefined)).toBe(true);
  });
});

describe('a session that locks', () => {
  it("waits for its account's password in all tabs, and continues after the login", () => {
    const [here, there] = [load({ locks: true }), load({ locks: true })];
    here.start(sessionOf());
    elsewhere(stored());
    here.expire();
    expect(stored()).toBe('vencida');
    elsewhere(stored());
    for (const { state, token, userId } of [here, there]) {
      expect(state).toMatchObject({ current: null, ended: 'expired' });
      expect(state.locked?.user.email).toBe('u1@b.test');
      expect(token()).toBeUndefined();
      expect(userId()).toBe('u1');
    }
    here.start(sessionOf(inSeconds(900)));
    expect(here.state).toMatchObject({ locked: null, ended: null });
    elsewhere(stored());
    expect(there.isCurrent()).toBe(true);
    there.end();
    expect(there.state.locked).toBeNull();
  });
});

it('reports each session change by its kind', async () => {
  const session = load({ locks: true });
  const told: string[] = [];
  const unfollow = followSession(session, (change) => told.push(change));
  const expectReports = async (change: () => unknown) => {
    change();
    // The report comes asynchronously.
    await Promise.resolve();
  };
  await expectReports(() => session.start(sessionOf(inSeconds(100))));
  await expectReports(() => session.start(sessionOf(inSeconds(200))));
  await expectReports(() => session.start(sessionOf(inSeconds(200), 'u2')));
  await expectReports(() => session.expire());
  await expectReports(() => session.start(sessionOf(inSeconds(300), 'u2')));
  await expectReports(() => session.expire());
  await expectReports(() => session.start(sessionOf(inSeconds(300), 'u3')));
  await expectReports(() => session.end());
  await expectReports(() => session.start(sessionOf(inSeconds(300), 'u3')));
  await expectReports(() => {
    session.end();
    session.start(sessionOf(inSeconds(400), 'u1'));
  });
  unfollow();
  await expectReports(() => session.end());
  expect(told).toEqual([
    'came',
    'renewed',
    'replaced',
    'locked',
    'renewed',
    'locked',
    'replaced',
    'left',
    'came',
    'replaced',
  ]);
});
