import { type ErrorCode, type Operation, operations } from 'api-client/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Problem } from '../shared/problem.ts';
import { expectDeclared } from '../testing/call.ts';
import { registerErrors } from './errors.ts';

const [login] = operations;

/** Returns the result of an app with one route, the operation, which fails with `code`. */
async function refusing(code: ErrorCode, operation: Operation = login) {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  registerErrors(app);
  app.get('/', { config: { operation } }, () => Promise.reject(new Problem(code)));
  const check = expectDeclared(app);
  const { statusCode } = await app.inject('/');
  await app.close();
  return { statusCode, check, logged: logged.join('') };
}

it.each([
  'CREDENCIALES_INCORRECTAS',
  'DATOS_INVALIDOS',
  'ARCHIVO_DEMASIADO_GRANDE',
  'NO_DISPONIBLE',
] as const)('accepts an error that the operation declares or its description implies: %s', async (code) => {
  const { check, logged } = await refusing(code);
  expect(check).not.toThrow();
  expect(logged).not.toContain('does not declare');
});

it.each(['NO_ENCONTRADO', 'NO_AUTENTICADO', 'VERSION_DESACTUALIZADA', 'API_NO_DISPONIBLE'] as const)(
  'reports an undeclared error in the log and to the test: %s',
  async (code) => {
    const { statusCode, check, logged } = await refusing(code);
    expect(check).toThrow(`Not in the contract: GET /: ${code}`);
    expect(logged).toContain(`The contract does not declare ${code}`);
    expect(statusCode).toBe(new Problem(code).status);
  },
);
