import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuarios } from '../../db/schema/usuarios.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { createKey } from './service/codigo.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const create = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/codigo',
    headers: { authorization: `Bearer ${token}` },
  });
const redeem = (codigo: unknown) =>
  test.app.inject({ method: 'POST', url: '/api/auth/canje', payload: { codigo } });
const reset = (token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token, newPassword: 'Quinoa-Andina-77' },
  });
const staff = () => makeUser(test, { roles: ['usuario', 'empleado'] });
const codeOf = async (token: string): Promise<string> => (await create(token)).json().codigo;

describe('the code that carries a session to the other app', () => {
  it('opens a session of the same account', async () => {
    const { usuario, token } = await staff();
    const answer = await create(token);
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(['codigo']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const opened = await redeem(answer.json().codigo);
    expect(opened.statusCode).toBe(200);
    const claims = JSON.parse(Buffer.from(opened.json().token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ sub: usuario.usuario_id, email: usuario.email, roles: usuario.roles });
    const orders = await test.app.inject({
      url: '/api/pedidos',
      headers: { authorization: `Bearer ${opened.json().token}` },
    });
    expect(orders.statusCode).toBe(200);
  });

  it('works once, also for two concurrent calls', async () => {
    const { token } = await staff();
    const codigo = await codeOf(token);
    const both = await Promise.all([redeem(codigo), redeem(codigo)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await redeem(codigo)).json()).toMatchObject({ code: 'CODIGO_INVALIDO' });
  });

  it('works for 60 seconds', async () => {
    const { token } = await staff();
    const codigo = await codeOf(token);
    const { rows } = await test.database.db.execute(
      sql`SELECT extract(epoch FROM max(vence_en) - now())::float AS quedan FROM llaves`,
    );
    expect(rows[0]?.quedan).toBeGreaterThan(50);
    expect(rows[0]?.quedan).toBeLessThanOrEqual(60);
    await test.database.db.execute(sql`UPDATE llaves SET vence_en = now()`);
    expect((await redeem(codigo)).json().code).toBe('CODIGO_INVALIDO');
  });

  it('opens nothing for an account that was deactivated meanwhile', async () => {
    const { usuario, token } = await staff();
    const codigo = await codeOf(token);
    await test.database.db
      .update(usuarios)
      .set({ esta_activo: false })
      .where(eq(usuarios.usuario_id, usuario.usuario_id));
    expect((await redeem(codigo)).json().code).toBe('CUENTA_DESACTIVADA');
  });

  it('is refused as a password reset token, and stays valid', async () => {
    const { token } = await staff();
    const codigo = await codeOf(token);
    expect((await reset(codigo)).json().code).toBe('ENLACE_INVALIDO');
    expect((await redeem(codigo)).statusCode).toBe(200);
  });

  it('is not a password reset token: that is refused as a code, and stays valid', async () => {
    const { usuario } = await staff();
    const link = await createKey(test.database.db, {
      para: 'restablecer',
      usuarioId: usuario.usuario_id,
      seconds: 60,
    });
    const refused = await redeem(link);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'CODIGO_INVALIDO']);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it.each([undefined, '', 7, 'x'.repeat(201), 'nadie-lo-dio'])('refuses %j', async (codigo) => {
    expect((await redeem(codigo)).statusCode).toBe(400);
  });
});
