import { eq } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usuarios } from '../../db/schema/usuarios.ts';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
});
afterAll(() => test.close());

const ASKED = {
  nombre: 'Ana',
  apellido: 'Paz',
  dni: 20_345_678_912,
  nombre_comercio: 'Dietética Sol',
  telefono: '2477 400000',
  dom_fiscal: 'Calle 1',
  email: 'ana.paz@ejemplo.test',
  password: 'Demo1234*',
};

interface Refusal {
  code: string;
  details: { field: string; message: string }[];
}

it.each(['nombre', 'apellido', 'nombre_comercio', 'telefono', 'dom_fiscal', 'email'] as const)(
  'refuses an account request whose %s has line breaks or control characters',
  async (field) => {
    for (const odd of ['\n', '\r', '\t', '\u0001', '\0', '\ud800', '\u2028']) {
      const body = { ...ASKED, [field]: `${ASKED[field].slice(0, 3)}${odd}=${ASKED[field].slice(3)}` };
      const answer = await call<Refusal>(test.app, 'POST', '/usuarios', { body });
      const { code, details } = answer.body;
      expect([answer.status, code, details?.[0]?.field]).toEqual([400, 'DATOS_INVALIDOS', field]);
      expect(details[0]?.message).toMatch(/renglón|carácter|válido/);
    }
  },
);

it('writes an older account with line breaks as one row, without formulas', async () => {
  const { usuario } = await makeUser(test);
  const odd = 'Calle 1\n=HYPERLINK("http://malo";"x")\r\n@SUM(1)\r-2';
  await test.database.db
    .update(usuarios)
    .set({ dom_fiscal: odd, nombre_comercio: '=1+1\n=2' })
    .where(eq(usuarios.usuario_id, usuario.usuario_id));
  const { body } = await test.app.inject({
    url: '/api/planillas/clientes',
    headers: { authorization: `Bearer ${token}` },
  });
  // Read with another library than the writer's.
  const [heads = [], ...rows] = parseCsv(body.replace(/^\uFEFF/, ''), { delimiter: ';' }) as string[][];
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heads.length]));
  const cells = rows.flat().flatMap((cell) => cell.split(/[\r\n]+/));
  expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  const row = rows.find((one) => one.some((cell) => cell.includes('HYPERLINK')));
  expect(row?.[heads.indexOf('Domicilio fiscal')]?.replace(/^'/gm, '')).toBe(odd);
});
