import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, linea, placeOrder } from './testing/pedidos-fixture.ts';

let test: TestApp;
let empleado: Awaited<ReturnType<typeof makeUser>>;
let ana: typeof empleado;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
let walnut: typeof peanut;
let chia: typeof peanut;
let order: Answered;

beforeAll(async () => {
  test = await testApp();
  empleado = await makeUser(test, { roles: ['empleado'] });
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000 });
  walnut = await makeProduct(test, { nombre: 'Nuez', precio: 200_000 });
  chia = await makeProduct(test, { nombre: 'Chía', precio: 100_000 });
});
beforeEach(async () => {
  ana = await makeUser(test);
  const detalles = [linea(peanut, 2), linea(walnut, 1)];
  order = (await placeOrder(test, { usuarioId: ana.usuario.usuario_id, detalles, token: ana.token })).body;
  await newMails();
});
afterAll(() => test.close());

let known = 0;
/** Returns the mails since the last call. */
async function newMails() {
  const all = await test.mails();
  const since = all.slice(known);
  known = all.length;
  return since;
}
const subjects = async () => (await newMails()).map(({ subject }) => subject);

const patch = (app: TestApp['app'], path: string, body: unknown) =>
  call<Answered>(app, 'PATCH', `/pedidos/${path}`, { token: empleado.token, body });
const set = (estado_pedido: string, { app } = test) =>
  patch(app, `${order.pedido_id}/estado`, { estado_pedido });
const edit = (...detalles: ReturnType<typeof linea>[]) =>
  patch(test.app, order.pedido_id, { estado_pedido: 'esperando_aprobacion', detalles });
const listOf = (text = '') => text.split('\n').filter((line) => line.startsWith('- '));
const money = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the mail about a changed order', () => {
  it('is one mail with the last status for changes in quick succession', async () => {
    await set('aprobado');
    await set('enviado');
    expect(await subjects()).toEqual([`Tu pedido N.º ${order.numero} está en camino`]);
    expect(await subjects()).toEqual([]);
  });

  it('is not sent for undone changes, and compares with the last mailed status', async () => {
    await set('aprobado');
    await set('esperando_aprobacion');
    expect(await subjects()).toEqual([]);
    await set('aprobado');
    await newMails();
    await set('cancelado');
    await set('aprobado');
    expect(await subjects()).toEqual([]);
    await set('recibido');
    expect(await subjects()).toEqual([`Tu pedido N.º ${order.numero} fue entregado`]);
  });

  it('lists the differences of several edits before and after, in one mail', async () => {
    await edit(linea(peanut, 5), linea(walnut, 1));
    await edit({ ...linea(peanut, 3), descuento: 10 } as ReturnType<typeof linea>, linea(chia, 4));
    const mails = await newMails();
    expect(mails.map(({ subject }) => subject)).toEqual([`Actualizamos tu pedido N.º ${order.numero}`]);
    expect(listOf(mails[0]?.text).map(money)).toEqual([
      '- Quitamos Nuez: cantidad 1',
      '- Maní: cantidad 2 → 3, descuento 0 % → 10 %',
      '- Agregamos Chía: cantidad 4',
      '- Total: $ 102.000,00 → $ 139.000,00',
    ]);
    expect(mails[0]?.html).toContain('<li>Quitamos Nuez: cantidad 1</li>');
  });

  it('is not sent for an edit that was undone', async () => {
    await edit(linea(peanut, 5), linea(walnut, 1));
    await edit(linea(peanut, 2), linea(walnut, 1));
    expect(await subjects()).toEqual([]);
  });

  it('is one mail when an approved order is reopened, edited and approved again', async () => {
    await set('aprobado');
    await newMails();
    await set('esperando_aprobacion');
    await edit(linea(peanut, 3), linea(walnut, 1));
    await set('aprobado');
    const [mail, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Actualizamos tu pedido N.º ${order.numero}`);
    await set('esperando_aprobacion');
    await edit(linea(peanut, 2), linea(walnut, 1));
    await set('enviado');
    const [sent] = await newMails();
    expect(sent?.subject).toBe(`Tu pedido N.º ${order.numero} está en camino`);
    expect(listOf(sent?.text)[0]).toBe('- Maní: cantidad 3 → 2');
  });

  it('hides prices from a customer who may not see prices', async () => {
    await test.database.pool.query(
      `UPDATE usuarios SET dado_de_alta = false, roles = '{}' WHERE usuario_id = $1`,
      [ana.usuario.usuario_id],
    );
    await edit({ ...linea(peanut, 3), descuento: 10 } as ReturnType<typeof linea>, linea(walnut, 1));
    const [mail] = await newMails();
    expect(listOf(mail?.text)).toEqual(['- Maní: cantidad 2 → 3']);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('$');
  });
});

describe('the time to undo a change', () => {
  let patient: TestApp;
  beforeAll(async () => {
    patient = await testApp({ tellAfter: LIMITS });
  });
  afterAll(() => patient.close());

  /** Returns the seconds until each waiting notice is due. */
  const waiting = async () => {
    const { rows } = await patient.database.pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
       WHERE name = 'pedidoNotice' AND state = 'created' ORDER BY created_on, start_after`,
    );
    return rows.map(({ seconds }) => seconds);
  };
  /** Makes the waiting notices due earlier, by so many seconds. */
  const later = async (seconds: number) => {
    const gone = `make_interval(secs => ${seconds})`;
    await patient.database.pool.query(
      `UPDATE pgboss.job SET start_after = start_after - ${gone} WHERE state = 'created'`,
    );
    await patient.database.pool.query(`UPDATE pedidos_avisos SET vence = vence - ${gone}`);
  };

  it('restarts with each change, and is longer when an approved order is reopened', async () => {
    const staff = await makeUser(patient, { roles: ['empleado'] });
    const customer = await makeUser(patient);
    const almond = await makeProduct(patient, { precio: 5_000_000 });
    const { usuario_id: usuarioId } = customer.usuario;
    const { body } = await placeOrder(patient, {
      usuarioId,
      detalles: [linea(almond)],
      token: customer.token,
    });
    const setTo = (estado_pedido: string) =>
      call(patient.app, 'PATCH', `/pedidos/${body.pedido_id}/estado`, {
        token: staff.token,
        body: { estado_pedido },
      });
    const subjectsOf = async () =>
      (await patient.mailsTo(customer.usuario.email)).map((mail) => mail.subject);

    await setTo('aprobado');
    expect(await waiting()).toEqual([5]);
    expect(await subjectsOf()).toHaveLength(1);
    await later(4);
    await setTo('enviado');
    await later(2);
    // The first job is due now; the notice itself is not.
    expect(await subjectsOf()).toHaveLength(1);
    await later(3);
    expect((await subjectsOf()).slice(1)).toEqual([`Tu pedido N.º ${body.numero} está en camino`]);

    await setTo('esperando_aprobacion');
    expect(await waiting()).toEqual([60]);
    await later(30);
    await setTo('enviado');
    await later(30);
    expect(await subjectsOf()).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });
});
