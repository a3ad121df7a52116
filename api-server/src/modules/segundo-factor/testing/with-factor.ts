import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../../shared/passwords.ts';
import { call } from '../../../testing/call.ts';
import { makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const PASSWORD = 'Demo1234*';
let password_hash: string | undefined;

/** Returns the code that an authenticator shows `periods` periods from now. */
export const codeOf = (secreto: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** Makes a staff account whose password is `PASSWORD`. */
export async function makeStaff(test: TestApp, values: Parameters<typeof makeUser>[1] = {}) {
  password_hash ??= await hashPassword(PASSWORD);
  return makeUser(test, { roles: ['empleado'], password_hash, ...values });
}

export const begin = async (test: TestApp, token: string) => {
  const body = { password: PASSWORD };
  const path = '/auth/segundo-factor';
  return (await call<{ secreto: string; uri: string }>(test.app, 'POST', path, { token, body })).body;
};

/** Returns the recovery codes, or undefined if the code was refused. */
export const confirm = async (
  test: TestApp,
  token: string,
  codigo: string,
): Promise<string[] | undefined> => {
  const path = '/auth/segundo-factor/confirmar';
  const answer = await call<{ codigos?: string[] }>(test.app, 'POST', path, { token, body: { codigo } });
  return answer.body.codigos;
};

/** Makes a staff account with an active second factor. The code of the previous half minute is spent. */
export async function makeStaffWithFactor(test: TestApp, values: Parameters<typeof makeUser>[1] = {}) {
  const { usuario, token } = await makeStaff(test, values);
  const { secreto } = await begin(test, token);
  const spent = () => confirm(test, token, codeOf(secreto, -1));
  // The half minute may end between the code and the call, and the code is then too old. A second try succeeds.
  const codigos = (await spent()) ?? (await spent());
  if (!codigos) throw new Error('The second factor could not be turned on.');
  return { usuario, token, secreto, codigos };
}
