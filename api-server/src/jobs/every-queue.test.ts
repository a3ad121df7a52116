/**
 * Tests for each queue a job that fails after all retries, with the real queue. The table lists the resulting state and
 * where staff see the failure. The log, 'Estado de la tienda' and the metric must agree.
 */
import { COLAS, type Cola } from 'api-client/contract/colas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cambioFixture } from '../modules/cuenta/testing/cambio-fixture.ts';
import { csv, importing } from '../modules/importaciones/testing/importing.ts';
import { linea, placeOrder } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { pricing } from '../modules/precios/testing/precios-fixture.ts';
import { call } from '../testing/call.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { type FailingShop, failingShop, LONG_TIMEOUT, UNEXPECTED } from './testing/failing-jobs.ts';

let shop: FailingShop;
beforeAll(async () => {
  shop = await failingShop();
});
afterAll(() => shop.test.close());
beforeEach(() => shop.reset());
afterEach(() => shop.stop());

/** The result of a failure in a queue. */
interface Case {
  /** Queues the job like the shop does. Returns the key for `state`. */
  make: () => Promise<string>;
  /** The queues whose jobs fail, in the order of the retries. Default: only the tested queue. */
  fails?: Cola[];
  /** The subject of the job in 'Estado de la tienda'. */
  sobre?: (key: string) => string;
  /** Where staff see the failure and can retry, besides 'Estado de la tienda'. */
  where: 'nowhere else' | 'Correos sin entregar' | 'Cambios de precios' | 'Importaciones';
  /** The state that the page shows after the failure and after the retry. */
  state?: { of: (key: string) => Promise<unknown>; failed: object; done: object };
  /** Whether a mail is sent after a successful retry. */
  mails?: true;
}

/** A failed mail is listed until a retry sends the mail. */
const aMail = (make: Case['make']): Case => ({
  ...{ make, where: 'Correos sin entregar', mails: true },
  state: {
    async of(email) {
      const { body } = await shop.ask<{ correos: { email: string }[] }>('GET', '/correos');
      return body.correos.filter((one) => one.email === email);
    },
    failed: [{ estado: 'abandonado', motivo: UNEXPECTED }],
    done: [],
  },
});
/** Cleanup and notices have no state: the next run does the missed work. */
const ofTheShop = (name: 'anuncio' | 'stock' | 'priceNotices' | 'purge' | 'sweepPictures'): Case => ({
  where: 'nowhere else',
  make: async () => {
    await shop.add(name, {});
    return '';
  },
});

async function planilla(): Promise<string> {
  const { producto_id } = await makeProduct(shop.test, { precio: 1000 });
  const sheet = csv([
    ['Identificador', 'Precio'],
    [producto_id, '2000'],
  ]);
  const { body } = await importing(shop.test, shop.admin.token).upload('precios', sheet, 'lista.csv');
  return body.importacion_id;
}
const importacion = async (id: string) => (await importing(shop.test, shop.admin.token).one(id)).body;

/** Schedules a price change that is due now. */
async function programado(): Promise<string> {
  const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
  const desde = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { ids, forma: 'porcentaje', ajuste: -10, desde };
  const { cambio_id } = await pricing(shop.test, shop.admin.token).change(asked);
  await shop.run(`UPDATE pgboss.job SET start_after = now() WHERE name = 'precios'`);
  return cambio_id;
}

/** Requests a new e-mail for an account, and keeps only one of the two mails. */
async function changing(own: 'changeLink' | 'changeNotice'): Promise<string> {
  const fixture = await cambioFixture(shop.test);
  const { token, usuario } = await fixture.account();
  const wanted = fixture.fresh();
  await fixture.request(token, wanted);
  await shop.run('DELETE FROM pgboss.job WHERE name <> $1', [own]);
  return own === 'changeLink' ? wanted : usuario.email;
}

const CASES: Record<Cola, Case> = {
  pedidoNotice: {
    ...{ where: 'nowhere else', mails: true, sobre: (key) => `Pedido N.º ${key}` },
    async make() {
      const { usuario, token } = await makeUser(shop.test);
      const detalles = [linea(await makeProduct(shop.test, { precio: 5_000_000 }))];
      const { body } = await placeOrder(shop.test, { usuarioId: usuario.usuario_id, detalles, token });
      await shop.run('DELETE FROM pgboss.job');
      const aprobado = { token: shop.admin.token, body: { estado_pedido: 'aprobado' } };
      await call(shop.test.app, 'PATCH', `/pedidos/${body.pedido_id}/estado`, aprobado);
      return String(body.numero);
    },
  },
  mail: aMail(async () => {
    await shop.ask('POST', '/correos/prueba');
    return shop.admin.usuario.email;
  }),
  resetLink: aMail(async () => {
    const { email } = (await makeUser(shop.test)).usuario;
    await shop.add('resetLink', { email });
    return email;
  }),
  confirmLink: aMail(async () => {
    const { usuario } = await makeUser(shop.test, { correo_confirmado_en: null });
    const { usuario_id: usuarioId, email } = usuario;
    await shop.add('confirmLink', { usuarioId, email });
    return email;
  }),
  changeLink: aMail(() => changing('changeLink')),
  changeNotice: aMail(() => changing('changeNotice')),
  precios: {
    ...{ where: 'Cambios de precios', make: programado, sobre: () => '1 producto elegido' },
    state: {
      of: async (id) => (await pricing(shop.test, shop.admin.token).productosOf(id)).cambio,
      failed: { hecho_en: null, fallo: { motivo: `No se pudieron cambiar los precios. ${UNEXPECTED}` } },
      done: { hecho_en: expect.any(String), fallo: null },
    },
  },
  importacion: {
    ...{ where: 'Importaciones', make: planilla, sobre: () => 'lista.csv' },
    state: {
      of: importacion,
      failed: { estado: 'fallida', motivo: `No se pudo terminar de leer. ${UNEXPECTED}` },
      done: { estado: 'revisada', motivo: null },
    },
  },
  anuncio: ofTheShop('anuncio'),
  stock: ofTheShop('stock'),
  priceNotices: ofTheShop('priceNotices'),
  purge: ofTheShop('purge'),
  sweepPictures: ofTheShop('sweepPictures'),
  // The import's state stays unchanged: both jobs are listed, and each can be retried.
  deadLetter: {
    ...{ where: 'nowhere else', make: planilla, fails: ['deadLetter', 'importacion'] },
    state: { of: importacion, failed: { estado: 'leyendo' }, done: { estado: 'revisada', motivo: null } },
  },
};

describe.each(COLAS)('a job of the queue %s that fails after all retries', (cola) => {
  const { make, fails = [cola], sobre, where, state, mails } = CASES[cola];

  it(`is shown by the log, the metric and the panel (besides: ${where}) until a retry succeeds`, async () => {
    const key = await make();
    await shop.limitTries();
    if (cola === 'deadLetter') {
      await shop.run(`UPDATE pgboss.queue SET retry_limit = 1 WHERE name = 'deadLetter'`);
    }
    for (const one of fails) shop.breakQueue(one);
    await shop.start();
    const fallidos = await shop.untilFailed(...fails);
    if (state)
      await vi.waitFor(async () => expect(await state.of(key)).toMatchObject(state.failed), LONG_TIMEOUT);
    expect(shop.mailed).toEqual([]);

    expect(await shop.told()).toEqual(Object.fromEntries(fails.map((name) => [name, 1])));
    expect(shop.logged().sort()).toEqual(fallidos.map((job) => `${job.cola} ${job.trabajo_id}`).sort());
    expect(fallidos.find((job) => job.cola === cola)).toMatchObject({
      ...{ intentos: 2, motivo: UNEXPECTED, impedimento: null },
      sobre: sobre?.(key) ?? null,
    });
    for (const secret of ['@', 'SELECT', ' at ']) expect(JSON.stringify(fallidos)).not.toContain(secret);

    shop.broken.clear();
    shop.succeeded.length = 0;
    for (const name of fails) {
      const id = fallidos.find((job) => job.cola === name)?.trabajo_id ?? '';
      const answers = await Promise.all([shop.retry(id), shop.retry(id), shop.retry(id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await vi.waitFor(() => expect(shop.succeeded).toContain(name), LONG_TIMEOUT);
    }
    await vi.waitFor(async () => expect(await shop.told()).toEqual({}), LONG_TIMEOUT);
    if (state)
      await vi.waitFor(async () => expect(await state.of(key)).toMatchObject(state.done), LONG_TIMEOUT);
    if (mails) await vi.waitFor(() => expect(shop.mailed).toHaveLength(1), LONG_TIMEOUT);
    for (const name of fails) expect(shop.succeeded.filter((one) => one === name)).toEqual([name]);
    expect(shop.logged()).toHaveLength(fails.length);
    const entradas = await shop.run(
      `SELECT FROM bitacora WHERE accion = 'trabajo.reintento' AND objeto_id = ANY ($1::uuid[])`,
      [fallidos.map(({ trabajo_id }) => trabajo_id)],
    );
    expect(entradas).toHaveLength(fails.length);
  });
});
