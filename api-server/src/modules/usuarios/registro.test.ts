import { usuariosOperations } from 'api-client/contract/usuarios';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuarios } from '../../db/schema/usuarios.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { verifyPassword } from '../../shared/passwords.ts';
import { makeUser } from '../../testing/make.ts';
import { sampleCall } from '../../testing/sample-call.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: { authorization: string };
let count = 0;

beforeAll(async () => {
  test = await testApp();
  staff = { authorization: `Bearer ${(await makeUser(test, { roles: ['admin'] })).token}` };
});
afterAll(() => test.close());

const form = (values: Record<string, unknown> = {}) => {
  count += 1;
  return {
    nombre: 'Rocío',
    apellido: 'Núñez',
    dni: 30_000_000_000 + count,
    nombre_comercio: 'Almacén Ñ',
    telefono: '2477 415820',
    dom_fiscal: 'Av. de Mayo 1284',
    email: `rocio${count}@ejemplo.test`,
    password: 'Demo1234*',
    ...values,
  };
};
const register = (payload: object) => test.app.inject({ method: 'POST', url: '/api/usuarios', payload });
const stored = async (usuario_id: string) => {
  const [row] = await test.database.db.select().from(usuarios).where(eq(usuarios.usuario_id, usuario_id));
  if (!row) throw new Error('not stored');
  return row;
};

it('refuses a common password with its field, for a shopper and for staff', async () => {
  for (const headers of [{}, staff]) {
    const payload = form({ password: 'Password1!' });
    const answer = await test.app.inject({ method: 'POST', url: '/api/usuarios', payload, headers });
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      [
        {
          field: 'password',
          message: 'Esta contraseña es de las más usadas y se adivina enseguida. Elige otra.',
        },
      ],
    ]);
  }
});

describe('a request for an account', () => {
  it('is stored, and returns a token that reads it [T2.27 T4.4]', async () => {
    const payload = form({ email: '  Rocio.NUNEZ@Ejemplo.test ', nombre: '  Rocío ' });
    const answer = await register(payload);
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json()).sort()).toEqual(['token', 'usuario_id']);
    const { usuario_id, token } = answer.json();
    const row = await stored(usuario_id);
    expect(row).toMatchObject({
      nombre: 'Rocío',
      email: 'rocio.nunez@ejemplo.test',
      dni: payload.dni,
      dado_de_alta: false,
      esta_activo: false,
      roles: [],
      version: 1,
    });
    expect(row.password_hash).not.toContain('Demo1234*');
    expect(await verifyPassword(row.password_hash, 'Demo1234*')).toBe(true);

    const own = await test.app.inject({
      url: `/api/usuarios/${usuario_id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.statusCode).toBe(200);
    expect(own.headers.etag).toBe('"1"');
    expect(own.json()).toMatchObject({ usuario_id, dado_de_alta: false, roles: [] });
    expect(own.body).not.toMatch(/password|hash|sesion/);
  });

  it('can be read back with every field of the contract', async () => {
    const { password, ...asked } = sampleCall(usuariosOperations[0]).body as Record<string, unknown>;
    const { usuario_id } = (await register({ ...asked, password })).json();
    const read = await test.app.inject({ url: `/api/usuarios/${usuario_id}`, headers: staff });
    expect(read.json()).toMatchObject(asked);
  });

  it('notifies staff', async () => {
    const { usuario_id } = (await register(form({ nombre: 'Ana', apellido: 'Paz' }))).json();
    const inbox = await test.app.inject({ url: '/api/notificaciones/usuario', headers: staff });
    expect(inbox.json()[0]).toMatchObject({
      tipo: 'usuario',
      mensaje: 'Nueva solicitud de Ana Paz (Almacén Ñ)',
      referencia_id: usuario_id,
    });
  });

  it('notifies staff about the longest names', async () => {
    // Characters that take more space when they are escaped.
    const odd = '"'.repeat(75);
    const longest = form({
      nombre: `a${odd}${'ñ'.repeat(74)}`,
      apellido: `a${odd}${'🌶'.repeat(37)}`,
      nombre_comercio: `a${'🌶\\'.repeat(84)}b`,
    });
    expect((await register(longest)).statusCode).toBe(201);
  });

  it('ignores submitted roles and approval', async () => {
    const claims = { roles: ['admin'], dado_de_alta: true, esta_activo: true, usuario_id: 'x', version: 9 };
    const { usuario_id } = (await register(form(claims))).json();
    expect(await stored(usuario_id)).toMatchObject({ roles: [], dado_de_alta: false, esta_activo: false });
  });
});

describe('a taken e-mail or DNI', () => {
  const EMAIL = { field: 'email', message: 'Ya existe una cuenta con este correo electrónico.' };
  const DNI = { field: 'dni', message: 'Ya existe una cuenta con este CUIT/CUIL.' };

  it('is refused with its field, also for an e-mail in another case', async () => {
    const first = form();
    await register(first);
    const email = await register(form({ email: first.email.toUpperCase() }));
    expect(email.statusCode).toBe(409);
    expect(email.json()).toMatchObject({ code: 'EMAIL_EN_USO', details: [EMAIL] });
    const dni = await register(form({ dni: String(first.dni) }));
    expect(dni.statusCode).toBe(409);
    expect(dni.json()).toMatchObject({ code: 'DNI_EN_USO', details: [DNI] });
  });

  it('is refused with both fields, whether one account has them or two do', async () => {
    const [first, second] = [form(), form()];
    await register(first);
    await register(second);
    for (const taken of [first, { ...first, dni: second.dni }]) {
      const { code, details } = (await register(form({ email: taken.email, dni: taken.dni }))).json();
      expect({ code, details }).toEqual({ code: 'EMAIL_EN_USO', details: [EMAIL, DNI] });
    }
  });

  it('lets one of several concurrent requests in and notifies once', async () => {
    const same = form({ nombre: 'Carrera' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(same)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
    const inbox = await test.app.inject({ url: '/api/notificaciones/usuario', headers: staff });
    const told = inbox.json().filter((one: { mensaje: string }) => one.mensaje.includes('Carrera'));
    expect(told).toHaveLength(1);
  });
});

describe('the registration form', () => {
  const LONG = 'no puede exceder los';
  const DNI = 'El DNI debe tener entre 11 dígitos.';
  const RULES =
    'La contraseña debe incluir al menos una letra mayúscula, un número y un carácter especial (como *, $, #, etc.).';
  const a = (length: number) => 'a'.repeat(length);

  it.each([
    ['nombre', '', 'El nombre es obligatorio.'],
    ['nombre', '   ', 'El nombre es obligatorio.'],
    ['nombre', undefined, 'El nombre es obligatorio.'],
    ['nombre', null, 'El nombre es obligatorio.'],
    ['nombre', a(151), `El nombre ${LONG} 150 caracteres.`],
    ['apellido', '', 'El apellido es obligatorio.'],
    ['apellido', a(151), `El apellido ${LONG} 150 caracteres.`],
    ['nombre_comercio', '', 'El nombre del comercio es obligatorio.'],
    ['nombre_comercio', a(256), `El nombre del comercio ${LONG} 255 caracteres.`],
    ['telefono', '', 'El teléfono es obligatorio.'],
    ['telefono', a(19), `El teléfono ${LONG} 18 caracteres.`],
    ['dom_fiscal', '', 'El domicilio fiscal es obligatorio.'],
    ['dom_fiscal', a(256), `El domicilio fiscal ${LONG} 255 caracteres.`],
    ['dni', 1_234_567_890, DNI],
    ['dni', 123_456_789_012, DNI],
    ['dni', '1234567890', DNI],
    ['dni', '123456789012', DNI],
    ['dni', '01234567890', DNI],
    ['dni', -12_345_678_901, DNI],
    ['dni', '-2345678901', DNI],
    ['dni', 12_345_678_901.5, DNI],
    ['dni', '20-12345678-9', DNI],
    ['dni', '2012345678a', DNI],
    ['dni', '٢٠١٢٣٤٥٦٧٨٩', DNI],
    ['dni', '', DNI],
    ['dni', null, DNI],
    ['dni', undefined, DNI],
    ['email', '', 'El correo electrónico no es válido.'],
    ['email', 'sin-arroba', 'El correo electrónico no es válido.'],
    ['email', 'a@b', 'El correo electrónico no es válido.'],
    ['email', `${a(250)}@b.com`, 'El correo electrónico no es válido.'],
    ['password', '', 'La contraseña es obligatoria.'],
    ['password', undefined, 'La contraseña es obligatoria.'],
    ['password', 'Demo12*', 'La contraseña debe tener al menos 8 caracteres.'],
    ['password', `A1*${a(253)}`, 'La contraseña no puede exceder los 255 caracteres.'],
    ['password', 'demo1234*', RULES],
    ['password', 'Demoooo**', RULES],
    ['password', 'Demo12345', RULES],
    ['password', 'Demo 1234', RULES],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await register(form({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('DATOS_INVALIDOS');
    expect(answer.json().details).toContainEqual({ field, message });
    expect(new Set(answer.json().details.map((one: { field: string }) => one.field))).toEqual(
      new Set([field]),
    );
  });

  it.each([
    ['nombre', 'a'],
    ['nombre', a(150)],
    ['apellido', 'a'],
    ['apellido', a(150)],
    ['nombre_comercio', 'a'],
    ['nombre_comercio', a(255)],
    ['telefono', '1'],
    ['telefono', a(18)],
    ['dom_fiscal', 'a'],
    ['dom_fiscal', a(255)],
    ['dni', 10_000_000_000],
    ['dni', 99_999_999_999],
    ['dni', '20123456780'],
    ['password', 'Demo123*'],
    ['password', `Semillas+84${a(244)}`],
    ['password', 'Ñandú123ñ€'],
  ])('accepts %s %j', async (field, value) => {
    const answer = await register(form({ [field]: value }));
    expect(answer.statusCode, answer.body).toBe(201);
    const row = await stored(answer.json().usuario_id);
    if (field === 'dni') expect(row.dni).toBe(Number(value));
    else if (field !== 'password') expect(row[field as 'nombre']).toBe(value);
  });

  it('reports every wrong field', async () => {
    const { details } = (await register({})).json();
    expect(new Set(details.map((one: { field: string }) => one.field))).toEqual(new Set(Object.keys(form())));
  });
});

it('limits the accounts of one address per day and does not count refused requests', async () => {
  const busy = await testApp({ rateLimits: true });
  try {
    const ask = async (payload: object, remoteAddress = '203.0.113.9') => {
      const request = { method: 'POST', url: '/api/usuarios', payload, remoteAddress } as const;
      const { statusCode, headers } = await busy.app.inject(request);
      return [statusCode, headers['retry-after'] !== undefined];
    };
    const day = { points: 199, seconds: 24 * 3600 };
    await createRateLimiter(busy.database.pool).mark('solicitudes', day, '203.0.113.9');
    const last = form();
    expect(await ask(last)).toEqual([201, false]);
    expect(await ask(form())).toEqual([429, true]);
    expect(await ask(form(), '203.0.113.10')).toEqual([201, false]);
    expect(await ask(last, '203.0.113.11')).toEqual([409, false]);
  } finally {
    await busy.close();
  }
});
