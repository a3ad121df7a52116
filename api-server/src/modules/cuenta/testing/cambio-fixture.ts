import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../shared/passwords.ts';
import { call } from '../../../testing/call.ts';
import { makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createKey, hashOf } from '../../auth/service/codigo.ts';
import { putCambio } from '../repository.ts';
import { codeIn } from './code-in.ts';

export const PASSWORD = 'Demo1234*';

interface Answer {
  code?: string;
  mensaje?: string;
  details?: { field: string; message: string }[];
}

/** Helpers that call the operations for a change of e-mail. */
export async function cambioFixture(test: TestApp) {
  const password_hash = await hashPassword(PASSWORD);
  const ask = async (method: 'POST' | 'DELETE', path: string, options: Parameters<typeof call>[3]) => {
    const { status, body } = await call<Answer>(test.app, method, `/cuenta/cambio-de-correo${path}`, options);
    return { status, said: body.code ?? body.mensaje, at: body.details?.[0] };
  };
  let count = 0;
  return {
    fresh: () => {
      count += 1;
      return `nueva${count}@ejemplo.test`;
    },
    account: (values: Parameters<typeof makeUser>[1] = {}) => makeUser(test, { password_hash, ...values }),
    request: (token: string, email: string, password = PASSWORD) =>
      ask('POST', '', { token, body: { email, password } }),
    resend: (token: string) => ask('POST', '/enlace', { token }),
    cancel: (token: string) => ask('DELETE', '', { token }),
    confirm: (codigo: string) => ask('POST', '/confirmar', { body: { codigo } }),
    stop: (codigo: string) => ask('POST', '/frenar', { body: { codigo } }),
    /** Returns the code of the last mail that has one. */
    mailedCode: async (email: string) => (await test.mailsTo(email)).map(codeIn).findLast(Boolean) ?? '',
    correo: async (token: string) => {
      const { status, body } = await call<{
        email: string;
        confirmado: boolean;
        cambio: { email: string; vence_en: string } | null;
      }>(test.app, 'GET', '/cuenta/correo', { token });
      return { status, ...body };
    },
    login: async (email: string, password = PASSWORD) => {
      const answer = await call<Answer & { token?: string }>(test.app, 'POST', '/auth/login', {
        body: { email, password },
      });
      return answer.body.code ?? answer.status;
    },
  };
}

/** Stores a requested e-mail without mails, and returns the codes of both links. */
export async function wantCambio(
  { database: { db } }: Pick<TestApp, 'database'>,
  { usuario_id: usuarioId, email: actual }: Awaited<ReturnType<typeof makeUser>>['usuario'],
) {
  const email = `${randomUUID()}@ejemplo.test`;
  const cambio = { usuario_id: usuarioId, email, de: hashOf(actual), seconds: 60 };
  await db.transaction((tx) => putCambio(tx, cambio));
  return {
    confirm: await createKey(db, { para: 'cambiar_correo', usuarioId, email, seconds: 60 }),
    stop: await createKey(db, { para: 'frenar_cambio', usuarioId, email: actual, seconds: 60 }),
  };
}

export type CambioFixture = Awaited<ReturnType<typeof cambioFixture>>;
