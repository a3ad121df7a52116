import { expectComplaint } from 'api-client/testing/complaints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const part = (value: object) => btoa(JSON.stringify(value));
const exp = Math.floor(Date.now() / 1000) + 60;
const token = `${part({})}.${part({ sub: 'u1', email: 'a@b.test', roles: ['admin'], exp })}.x`;
const session = { token, user: { email: 'a@b.test', roles: ['admin'] }, expiry: exp };

/** The store as a page that was just loaded has it. */
const load = async () => {
  vi.resetModules();
  const store = await import('./session-store.ts');
  return { ...store, ...(await import('./access.ts')), ...(await import('./token.ts')) };
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the session', () => {
  it('is kept under auth as token, user and expiry, and survives a reload [P3.7 P3.8]', async () => {
    const first = await load();
    first.startSession(first.sessionFrom(token) ?? fail());
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
    const second = await load();
    expect(second.visitorKind()).toBe('personal');
    expect(second.isAdmin(second.sessionStore.current)).toBe(true);
    expect(second.currentToken()).toBe(token);
    second.endSession();
    expect(localStorage.getItem('auth')).toBeNull();
    expect(second.visitorKind()).toBe('visitante');
  });

  it.each(['{', '1', '{"token":"x"}', JSON.stringify({ ...session, user: { email: 'a', roles: ['jefe'] } })])(
    'that is stored as %s is none',
    async (stored) => {
      localStorage.setItem('auth', stored);
      expect((await load()).sessionStore.current).toBeNull();
    },
  );

  it('is over when its expiry, in seconds, is past [P4.10 P9.10]', async () => {
    localStorage.setItem('auth', JSON.stringify({ ...session, expiry: Date.now() / 1000 - 1 }));
    const store = await load();
    expect(store.visitorKind()).toBe('visitante');
    expect(store.currentToken()).toBeUndefined();
  });

  it("is a customer's without a staff role", async () => {
    localStorage.setItem('auth', JSON.stringify({ ...session, user: { email: 'a', roles: ['usuario'] } }));
    expect((await load()).visitorKind()).toBe('cliente');
  });

  it('does not come from a token that cannot be read: that is logged, and the id is null [P8.28]', async () => {
    expectComplaint(/^Error al decodificar el token .*Error/);
    const { sessionFrom, userIdOf } = await load();
    expect(sessionFrom('nada')).toBeNull();
    expect(userIdOf('nada')).toBeNull();
    expect(userIdOf(token)).toBe('u1');
  });
});

function fail(): never {
  throw new Error('no session');
}
