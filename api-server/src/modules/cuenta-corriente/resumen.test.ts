import { LIMITS } from 'api-client/contract';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { sheetOf } from '../../testing/read-xlsx.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { cuentas, dia } from './testing/cuenta-fixture.ts';

let test: TestApp;
let shop: Awaited<ReturnType<typeof cuentas>>;
let ana: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  shop = await cuentas(test);
  ana = await makeUser(test, { nombre_comercio: 'Almacén "El Sol"; hijos', dni: 20_304_050_607 });
  const { usuario_id } = ana.usuario;
  await shop.pay(usuario_id, 100.5, { fecha: dia(3), medio: 'transferencia' });
  const { pedido_id } = await shop.order(usuario_id, 6_000_001);
  const cheque = { banco: 'Banco Nación', numero: '00012345', fecha: '2030-02-28' };
  await shop.pay(usuario_id, 20_000, { medio: 'cheque', cheque, pedido_id, nota: '=SUMA(A1)' });
});
afterAll(() => test.close());

const get = (url: string, token = ana.token) =>
  test.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
const spelled = (iso: string) => iso.split('-').reverse().join('/');

describe('a statement of account', () => {
  it('as a spreadsheet has each entry with its balance, and the opening balance', async () => {
    const answer = await get('/mi-cuenta-corriente/planilla');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = answer.body.trimEnd().split('\r\n');
    expect(rows.slice(0, 5)).toEqual([
      '\ufeffTierra Llana;Cuenta corriente',
      `"Almacén ""El Sol""; hijos";Hasta el ${spelled(dia())}`,
      'Fecha;Detalle;Vence;Debe;Haber;Saldo',
      ';Saldo anterior;;;;0,00',
      `${spelled(dia(3))};Pago por transferencia;;;100,50;-100,50`,
    ]);
    expect(rows[5]).toMatch(/;Pedido N\.º \d+ · vence [\d/]+;[\d/]+;60000,01;;59899,51$/);
    expect(rows[6]).toMatch(
      /;Pago con cheque Banco Nación N\.º 00012345 al 28\/02\/2030 · pedido N\.º \d+ · =SUMA\(A1\);;;20000,00;39899,51$/,
    );
  });

  it('as an Excel file, for staff and customer, has real dates and numbers', async () => {
    const { usuario_id } = ana.usuario;
    const staffs = await get(
      `/usuarios/${usuario_id}/cuenta-corriente/planilla?formato=xlsx`,
      shop.staff.token,
    );
    for (const answer of [staffs, await get('/mi-cuenta-corriente/planilla?formato=xlsx')]) {
      const { rows } = await sheetOf(answer);
      expect(rows[3]).toEqual([null, 'Saldo anterior', null, null, null, 0]);
      const paid = new Date(`${dia(3)}T00:00:00Z`);
      expect(rows[4]).toEqual([paid, 'Pago por transferencia', null, null, 100.5, -100.5]);
      expect(rows[5]?.slice(2)).toEqual([expect.any(Date), 60_000.01, null, 59_899.51]);
    }
  });

  it('for some days starts with their opening balance', async () => {
    const { body } = await get(`/mi-cuenta-corriente/planilla?desde=${dia()}&hasta=${dia()}`);
    expect(body).toContain(`Del ${spelled(dia())} al ${spelled(dia())}`);
    expect(body).toContain(';Saldo anterior;;;;-100,50\r\n');
  });

  it.each([
    ['after all entries', dia(-1), dia(-2), '39899,51', 'Saldo a pagar', '$ 39.899,51'],
    ['between two entries', dia(2), dia(1), '-100,50', 'Saldo a favor', '$ 100,50'],
    ['before all entries', dia(9), dia(8), '0,00', 'Saldo a pagar', '$ 0,00'],
  ])(
    'for days without entries, %s, shows the balance of those days',
    async (_, desde, hasta, opening, label, printed) => {
      const { usuario_id } = ana.usuario;
      const days = `desde=${desde}&hasta=${hasta}`;
      for (const [path, token] of [
        ['/mi-cuenta-corriente', ana.token],
        [`/usuarios/${usuario_id}/cuenta-corriente`, shop.staff.token],
      ] as const) {
        const { body } = await get(`${path}/planilla?${days}`, token);
        expect(body.trimEnd().split('\r\n').slice(3)).toEqual([`;Saldo anterior;;;;${opening}`]);
        const { rawPayload } = await get(`${path}/pdf?${days}`, token);
        const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
        const plain = text.replaceAll(/\s+/g, ' ');
        expect(plain).toContain(`${label} ${printed}`);
        expect(plain).not.toContain('N.º');
      }
    },
  );

  it('as a PDF names the customer and the debt, for staff too', async () => {
    const { usuario_id } = ana.usuario;
    for (const answer of [
      await get('/mi-cuenta-corriente/pdf'),
      await get(`/usuarios/${usuario_id}/cuenta-corriente/pdf`, shop.staff.token),
    ]) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
      for (const told of [
        'El Sol',
        '20-30405060-7',
        'Saldo a pagar',
        '$ 39.899,51',
        '$ 60.000,01',
        'Página 1 de 1',
      ])
        expect(text).toContain(told);
    }
    expect((await get(`/usuarios/${usuario_id}/cuenta-corriente/pdf`)).statusCode).toBe(403);
  });

  it('as a PDF shows bank details if the shop accepts transfers', async () => {
    const printed = async () => {
      const { rawPayload } = await get('/mi-cuenta-corriente/pdf');
      return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text.replaceAll(
        /\s+/g,
        ' ',
      );
    };
    expect(await printed()).not.toContain('Para transferir');
    const datos_bancarios = {
      ...{ banco: 'Banco Nación', titular: 'Tierra Llana S.R.L.' },
      ...{ cbu: '2850590940090418135201', alias: 'campo.sol.trigo' },
    };
    await shop.ask('PATCH', '/ajustes', { body: { datos_bancarios } });
    expect(await printed()).toContain(
      'Para transferir: Banco Nación · Tierra Llana S.R.L. · CBU o CVU 2850590940090418135201 · alias campo.sol.trigo',
    );
  });

  it('spans pages up to the limit and is refused above', async () => {
    const { usuario, token } = await makeUser(test);
    const fill = (count: number) =>
      test.database.pool.query(
        `INSERT INTO movimientos (movimiento_id, usuario_id, tipo, medio, importe, fecha)
         SELECT gen_random_uuid(), $1, 'pago', 'efectivo', -0.01, '2026-01-31' FROM generate_series(1, $2::int)`,
        [usuario.usuario_id, count],
      );
    await fill(LIMITS.movimientosPerPdf);
    const whole = await get('/mi-cuenta-corriente/pdf', token);
    const { text, totalPages } = await extractText(new Uint8Array(whole.rawPayload), { mergePages: true });
    expect(text).toContain(`Página ${totalPages} de ${totalPages}`);
    expect(text).toContain('Saldo a favor');
    expect(text.replaceAll('\u00a0', ' ')).toContain('$ 15,00');
    await fill(1);
    expect((await get('/mi-cuenta-corriente/pdf', token)).json().code).toBe('CUENTA_DEMASIADO_LARGA');
    const { body } = await get('/mi-cuenta-corriente/planilla', token);
    expect(body.trimEnd().split('\r\n')).toHaveLength(LIMITS.movimientosPerPdf + 5);
    expect(body.trimEnd().endsWith(';-15,01')).toBe(true);
  });
});
