import { loggedError } from 'node-kit/logger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const PERSON = {
  nombre: 'Eulogia',
  apellido: 'Secretísima',
  dni: 27_998_877_665,
  nombre_comercio: 'Almacén Reservado',
  telefono: '2477 555 000',
  dom_fiscal: 'Calle Oculta 99',
  email: 'eulogia@reservado.test',
  password: 'Demo1234*',
};

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  test = await testApp({ logger: { write: (line) => void lines.push(line) } });
});
afterAll(() => test.close());

it('logs the failed statement without any personal data of the request', async () => {
  await test.asOwner.pool.query('ALTER TABLE usuarios ADD CONSTRAINT nobody CHECK (false) NOT VALID');
  const { status } = await call(test.app, 'POST', '/usuarios', { body: PERSON });
  expect(status).toBe(500);
  const log = lines.join('');
  expect(log).toContain('insert into');
  expect(log).toContain('nobody');
  for (const secret of [...Object.values(PERSON), 'argon2']) expect(log).not.toContain(String(secret));
});

it('logs the statement, the code and the stack of an error and of its cause', () => {
  const cause = Object.assign(new Error('violates'), {
    code: '23514',
    detail: 'Failing row contains (Eulogia)',
  });
  const error = Object.assign(new Error('Failed query: insert\nparams: Eulogia', { cause }), {
    query: 'insert into usuarios values ($1)',
    params: ['Eulogia'],
  });
  const logged = JSON.stringify(loggedError(error));
  expect(logged).toContain('insert into usuarios values ($1)');
  expect(logged).toContain('violates');
  expect(logged).toContain('log-error.test.ts');
  expect(logged).not.toContain('Eulogia');
  expect(loggedError('Eulogia').message).not.toContain('Eulogia');
});
