import { beforeAll, expect, it } from 'vitest';
import { failure, type Handlers } from '../testing/fake-api.ts';
import { fakeApi } from '../testing/render-app.tsx';
import { answerRegistration } from './answer-registration.ts';
import { connectApi } from './api.ts';

beforeAll(() => connectApi('http://api.test'));

const typed = {
  nombre_comercio: 'Dietética La Esquina',
  nombre: 'Marta',
  apellido: 'Echeverría',
  dni: '27-23456789-1',
  telefono: '2477 410000',
  dom_fiscal: 'Mitre 450, Pergamino',
  condicion_iva: '',
  email: ' Marta@Esquina.test ',
  password: 'Secreta1*',
};

const answer = async (create: Handlers['POST /usuarios'], fields: Record<string, string> = typed) => {
  const api = fakeApi(create ? { 'POST /usuarios': create } : {});
  const request = new Request('http://localhost/register', {
    method: 'POST',
    headers: { 'x-forwarded-for': '10.1.2.3', cookie: 'a=b' },
    body: new URLSearchParams(fields),
  });
  return { ...api, answer: await answerRegistration(request) };
};
const created = () => ({ usuario_id: 'x', token: 't' });

it('sends what the application sends, with the address of the caller, and redirects without data in the address', async () => {
  const { answer: redirect, calls } = await answer(created);
  expect(redirect).toBeInstanceOf(Response);
  const { status, headers } = redirect as Response;
  expect([status, headers.get('location')]).toEqual([303, '/register?recibida=si']);
  expect(calls).toHaveLength(1);
  const { condicion_iva: _, ...sent } = typed;
  expect(calls[0]?.body).toEqual({ ...sent, dni: '27234567891', email: 'marta@esquina.test' });
  expect(calls[0]?.headers.get('x-forwarded-for')).toBe('10.1.2.3');
  expect(calls[0]?.headers.has('cookie')).toBe(false);
});

it('sends the chosen registration for IVA', async () => {
  const { calls } = await answer(created, { ...typed, condicion_iva: 'monotributo' });
  expect(calls[0]?.body).toMatchObject({ condicion_iva: 'monotributo' });
});

it('returns the contract’s errors with 422 and calls nothing when fields are wrong', async () => {
  const { answer: refused, calls } = await answer(created, { ...typed, nombre: '', dni: '27-2', otro: 'x' });
  expect(refused).toEqual({
    status: 422,
    values: { ...typed, nombre: '', dni: '272', password: '' },
    errors: { nombre: 'El nombre es obligatorio.', dni: 'El DNI debe tener entre 11 dígitos.' },
    failure: 'Hay datos que no son válidos. Revísalos e intenta de nuevo.',
  });
  expect(calls).toEqual([]);
});

const FAILED = 'Hubo un error en al registrarse. Intente nuevamente más tarde.';
const TAKEN = 'Ya existe una cuenta con este correo electrónico.';

it.each<[number, () => never, object, string]>([
  [
    409,
    () => failure(409, 'EMAIL_EN_USO', TAKEN, [{ field: 'email', message: TAKEN }]),
    { email: TAKEN },
    TAKEN,
  ],
  [429, () => failure(429, 'DEMASIADAS_SOLICITUDES', 'Espera.'), {}, FAILED],
  [503, () => failure(503, 'NO_DISPONIBLE', 'No disponible.'), {}, FAILED],
  [503, () => failure(500, 'ERROR_INTERNO', 'Error.'), {}, FAILED],
])('answers %d with what was typed, but never the password', async (status, refuse, errors, text) => {
  const { answer: refused } = await answer(refuse);
  const values = { ...typed, dni: '27234567891', password: '' };
  expect(refused).toEqual({ status, values, errors, failure: text });
});

it('answers 503 when the API gives no answer', async () => {
  const { answer: refused } = await answer(() => {
    throw new TypeError('fetch failed');
  });
  expect(refused).toMatchObject({ status: 503, failure: FAILED, values: { password: '' } });
});
