import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'], telefono: '11 4000-0000', dom_fiscal: 'Depósito 1' });
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query("UPDATE usuarios SET dado_de_alta = true WHERE roles = '{}'"));

const PENDING = { dado_de_alta: false, esta_activo: false, roles: [] };
let count = 0;
/** Returns data that match no other account. */
const uniqueData = () => {
  count += 1;
  return {
    dni: 20_300_000_000 + count * 10,
    telefono: `011 4700-${1000 + count}`,
    dom_fiscal: `Calle ${count}, Salto`,
    email: `nadie${count}@solicitudes.test`,
  };
};
const account = async (values: Parameters<typeof makeUser>[1] = {}) =>
  (await makeUser(test, { ...uniqueData(), ...values })).usuario;

interface Listed {
  solicitudes: {
    usuario: { usuario_id: string; correo_confirmado: boolean };
    coincidencias: { usuario_id: string; por: string[]; dado_de_alta: boolean; esta_activo: boolean }[];
  }[];
  total: number;
}
const list = async (query = '') =>
  (await call<Listed>(test.app, 'GET', `/solicitudes${query}`, { token: staff.token })).body;
const answer = (id: string, verb: 'aprobar' | 'pedir-datos', mensaje: unknown, headers = {}) =>
  call<{ code: string; dado_de_alta: boolean; mensaje: string }>(
    test.app,
    'PATCH',
    `/solicitudes/${id}/${verb}`,
    { token: staff.token, body: mensaje === undefined ? {} : { mensaje }, headers },
  );

describe('pending registrations', () => {
  it('are listed oldest first, without decided ones', async () => {
    const at = (day: number) => ({ ...PENDING, creado_en: new Date(Date.UTC(2026, 0, day)) });
    const [newer, oldest] = [await account(at(9)), await account(at(2))];
    await account();
    await account({ esta_activo: false });
    await account({ ...at(1), datos_borrados_en: new Date() });
    const all = await list();
    expect(all.total).toBe(2);
    expect(all.solicitudes.map(({ usuario }) => usuario.usuario_id)).toEqual([
      oldest.usuario_id,
      newer.usuario_id,
    ]);
    const second = await list('?limit=1&offset=1');
    expect([second.total, second.solicitudes[0]?.usuario.usuario_id]).toEqual([2, newer.usuario_id]);
    expect((await list('?offset=5')).solicitudes).toEqual([]);
  });

  it('list accounts with the same CUIT number, telephone, address or mailbox, with their state', async () => {
    const asked = await account({
      ...PENDING,
      dni: 27_123_456_781,
      telefono: '02477 15-415820',
      dom_fiscal: 'Av. San Martín 1284, Pergamino',
      email: 'sol.dietetica@correo.test',
    });
    const most = await account({
      dni: 20_123_456_786,
      telefono: '+54 9 2477 41-5820',
      dom_fiscal: 'av san martin 1284 - Pergamino',
    });
    const left = await account({ esta_activo: false, email: 'soldietetica+2@correo.test' });
    await account({ telefono: '415820', dom_fiscal: 'Av. San Martín 1284, Salto', email: 'sol@correo.test' });
    await account({ telefono: '2477415820', datos_borrados_en: new Date() });
    const [solicitud] = (await list()).solicitudes;
    expect(solicitud?.usuario.usuario_id).toBe(asked.usuario_id);
    expect(
      solicitud?.coincidencias.map(({ usuario_id, por, esta_activo }) => [usuario_id, por, esta_activo]),
    ).toEqual([
      [most.usuario_id, ['documento', 'domicilio', 'telefono'], true],
      [left.usuario_id, ['correo'], false],
    ]);
  });

  it('ignore meaningless values, and list a limited number of similar accounts', async () => {
    await account({ ...PENDING, telefono: '0', dom_fiscal: '---' });
    await account({ telefono: '0', dom_fiscal: '...' });
    const twelve = { telefono: '11 4999-0000' };
    for (let n = 0; n < 12; n += 1) await account(twelve);
    await account({ ...PENDING, ...twelve });
    const { solicitudes } = await list();
    expect(solicitudes.map(({ coincidencias }) => coincidencias.length)).toEqual([0, 10]);
  });
});

describe('the answer to a registration', () => {
  const mailed = async (email: string) => (await test.mailsTo(email)).at(-1);

  it('approves and mails the text of staff in place of the usual one', async () => {
    const { usuario_id, email } = await account(PENDING);
    const { status, body } = await answer(
      usuario_id,
      'aprobar',
      ' Bienvenida.\n\nTu cuenta <b>ya</b> está. ',
    );
    expect([status, body.dado_de_alta]).toEqual([200, true]);
    const mail = await mailed(email);
    expect(mail?.subject).toContain('está activa');
    expect(mail?.text).toContain('Bienvenida.\n\nTu cuenta <b>ya</b> está.');
    expect(mail?.html).toContain('Tu cuenta &lt;b&gt;ya&lt;/b&gt; está.');
    expect(mail?.text).not.toContain('Nos alegra mucho');
    expect((await list()).total).toBe(0);
  });

  it('asks for more data by mail, stores the question as a note, and leaves the registration pending', async () => {
    const { usuario_id, email } = await account(PENDING);
    const { status, body } = await answer(usuario_id, 'pedir-datos', 'Mándenos la constancia.');
    expect([status, body.mensaje]).toEqual([200, 'Le pedimos más datos por correo.']);
    expect((await mailed(email))?.text).toContain('Mándenos la constancia.');
    expect((await list()).total).toBe(1);
    const notas = await call<{ texto: string }[]>(test.app, 'GET', `/usuarios/${usuario_id}/notas`, {
      token: staff.token,
    });
    expect(notas.body.map(({ texto }) => texto)).toEqual([
      'Se le pidieron más datos:\nMándenos la constancia.',
    ]);
  });

  it.each(['aprobar', 'pedir-datos'] as const)(
    'is refused for %s if the account was decided, changed or deleted meanwhile',
    async (verb) => {
      const { usuario_id } = await account(PENDING);
      expect((await answer(usuario_id, verb, 'Hola', { 'if-match': '"9"' })).body.code).toBe(
        'VERSION_DESACTUALIZADA',
      );
      await answer(usuario_id, 'aprobar', 'Hola');
      const { status, body } = await answer(usuario_id, verb, 'Hola');
      expect([status, body.code]).toEqual([409, 'SOLICITUD_RESUELTA']);
      const nobody = '018f2f6e-0000-7000-8000-000000000000';
      expect((await answer(nobody, verb, 'Hola')).body.code).toBe('NO_ENCONTRADO');
      for (const text of [undefined, '', '  ', 'x'.repeat(901)]) {
        expect((await answer(usuario_id, verb, text)).status).toBe(400);
      }
    },
  );
});
