import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usuarios } from '../db/schema/usuarios.ts';
import { SECRET } from '../testing/app-deps.ts';
import { bearer } from '../testing/callers.ts';
import { makeProduct, makeSession, makeUser } from '../testing/make.ts';
import { twoApps } from '../testing/two-apps.ts';
import { createTokens } from './tokens.ts';

let apps: Awaited<ReturnType<typeof twoApps>>;
let adminHeaders: Record<string, string>;

beforeAll(async () => {
  apps = await twoApps();
  adminHeaders = bearer(await makeUser(apps.maker, { roles: ['admin'] }));
  await makeProduct(apps.maker);
});
afterAll(() => apps.close());

const sidOf = (token: string) => String(decodeJwt(token).sid);

/** Returns per process whether the token opens the account and shows prices. */
const seen = (token: string, usuarioId: string) =>
  Promise.all(
    [apps.one, apps.other].map(async ({ app }) => {
      const own = await app.inject({ url: `/api/usuarios/${usuarioId}`, headers: bearer({ token }) });
      const list = await app.inject({ url: '/api/productos', headers: bearer({ token }) });
      return [own.statusCode, list.body.includes('"precio":')];
    }),
  );
const OPEN = [
  [200, true],
  [200, true],
];
const CLOSED = [
  [401, false],
  [401, false],
];

it('ends in every process as soon as the baja is answered', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { usuario, token } = await makeUser(apps.maker);
    expect(await seen(token, usuario.usuario_id)).toEqual(OPEN);
    await apps.other.app.inject({
      method: 'PATCH',
      url: `/api/usuarios/baja/${usuario.usuario_id}`,
      headers: adminHeaders,
    });
    expect(await seen(token, usuario.usuario_id)).toEqual(CLOSED);
  }
});

it('ends while the process handles calls of the same account', async () => {
  const { usuario, token } = await makeUser(apps.maker);
  let busy = true;
  const crowd = Array.from({ length: 8 }, async () => {
    while (busy) await apps.one.sessions.callerOf(token);
  });
  for (let turn = 0; turn < 15; turn += 1) {
    const esta_activo = turn % 2 === 1;
    await apps.other.database.db
      .update(usuarios)
      .set({ esta_activo })
      .where(eq(usuarios.usuario_id, usuario.usuario_id));
    const { kind } = await apps.one.sessions.callerOf(token);
    expect(kind).toBe(esta_activo ? 'customer' : 'visitor');
  }
  busy = false;
  await Promise.all(crowd);
});

it('ends when the account is deleted', async () => {
  const { usuario, token } = await makeUser(apps.maker);
  expect(await seen(token, usuario.usuario_id)).toEqual(OPEN);
  await apps.one.database.db.delete(usuarios).where(eq(usuarios.usuario_id, usuario.usuario_id));
  expect(await seen(token, usuario.usuario_id)).toEqual(CLOSED);
});

it('takes the roles from the account, not from the token', async () => {
  const { usuario } = await makeUser(apps.maker);
  const claimed = await makeSession(apps.maker, { ...usuario, roles: ['admin'] });
  expect((await apps.one.sessions.callerOf(claimed)).kind).toBe('customer');
  const raised = await makeSession(apps.maker, { ...usuario, sesion: usuario.sesion + 1 });
  expect((await apps.one.sessions.callerOf(raised)).kind).toBe('visitor');
});

it("rejects a token that names another account with this session's id, even once the session is in memory", async () => {
  const [owner, other] = [await makeUser(apps.maker), await makeUser(apps.maker)];
  expect(await seen(owner.token, owner.usuario.usuario_id)).toEqual(OPEN);
  const mixed = await createTokens(SECRET).session(
    { ...other.usuario, roles: ['usuario'] },
    sidOf(owner.token),
  );
  expect(await seen(mixed, other.usuario.usuario_id)).toEqual(CLOSED);
});

it('rejects tokens that are forged, changed or of another session', async () => {
  const { usuario, token: own } = await makeUser(apps.maker, { roles: ['admin'] });
  const sid = sidOf(own);
  const foreign = await createTokens('another secret, as long as the first').session(usuario, sid);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: usuario.usuario_id, sid, sesion: 1, roles: ['admin'], exp };
  const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
  const changed = own.replace(/\.[^.]+\./, `.${part(claims)}.`);
  const secret = new TextEncoder().encode(SECRET);
  const signed = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(usuario.usuario_id);
  const endless = await signed({ sesion: 1, sid }).sign(secret);
  // The format from before sessions were stored.
  const withoutSession = await signed({ sesion: 1 }).setExpirationTime('1h').sign(secret);
  // Signed with the real secret, but for no account.
  const [nobody, nul] = await Promise.all(
    ['nadie', 'a\0b'].map((usuario_id) => apps.maker.tokens.session({ ...usuario, usuario_id }, sid)),
  );
  const { token: others } = await makeUser(apps.maker);
  const stolen = await apps.maker.tokens.session(usuario, sidOf(others));
  const unknown = await apps.maker.tokens.session(usuario, randomUUID());
  for (const token of [
    withoutSession,
    stolen,
    unknown,
    nobody,
    nul,
    foreign,
    unsigned,
    changed,
    endless,
    `${own}x`,
    own.slice(0, -4),
  ]) {
    expect((await apps.one.sessions.callerOf(token)).kind, token).toBe('visitor');
  }
  expect((await apps.one.sessions.callerOf(own)).kind).toBe('staff');
});
