/** Actions of admins on failed jobs, and the effect of each failure on the job's target. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../jobs/failures.ts';
import { type FailingShop, failingShop, LONG_TIMEOUT, UNEXPECTED } from '../../jobs/testing/failing-jobs.ts';
import { samplePicture } from '../../testing/forms.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { csv, importing } from '../importaciones/testing/importing.ts';
import { pricing } from '../precios/testing/precios-fixture.ts';

let shop: FailingShop;
let precios: ReturnType<typeof pricing>;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  shop = await failingShop();
  precios = pricing(shop.test, shop.admin.token);
  imports = importing(shop.test, shop.admin.token);
});
afterAll(() => shop.test.close());
beforeEach(() => shop.reset());
afterEach(() => shop.stop());

const NOBODY = '019aa8d0-0000-7000-8000-000000000000';

/** Lets the waiting jobs of the queue fail once. */
async function fail(cola: 'importacion' | 'precios' | 'mail' | 'purge', thrown?: () => Error) {
  await shop.limitTries();
  shop.breakQueue(cola, thrown);
  await shop.start();
  const [job] = await shop.untilFailed(cola);
  if (!job) throw new Error('none failed');
  return job;
}
const entradas = (accion: string, id: string) =>
  shop.run<{ objeto_nombre: string; usuario_id: string }>(
    'SELECT objeto_nombre, usuario_id FROM bitacora WHERE accion = $1 AND objeto_id = $2',
    [accion, id],
  );

async function upload(): Promise<string> {
  const { producto_id } = await makeProduct(shop.test, { precio: 1000 });
  const rows = [
    ['Identificador', 'Precio'],
    [producto_id, '2000'],
  ];
  return (await imports.upload('precios', csv(rows), 'lista.csv')).body.importacion_id;
}
const reaches = (id: string, expected: object) =>
  vi.waitFor(async () => expect((await imports.one(id)).body).toMatchObject(expected), LONG_TIMEOUT);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const DOWN = { forma: 'porcentaje', ajuste: -10 };
const makePreciosDue = () => shop.run(`UPDATE pgboss.job SET start_after = now() WHERE name = 'precios'`);
const waiting = async (more: object = {}) => {
  const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
  const { cambio_id } = await precios.change({ ids, ...DOWN, desde: inHours(1), ...more });
  await makePreciosDue();
  return { id: cambio_id, ids };
};
const cambio = async (id: string) => (await precios.productosOf(id)).cambio;
const retryCambio = (id: string) =>
  shop.ask<{ code?: string; message?: string; fallo?: object | null }>(
    'POST',
    `/precios/cambios/${id}/reintentar`,
  );
const untilFallo = (id: string, motivo: string) =>
  vi.waitFor(async () => expect((await cambio(id)).fallo).toMatchObject({ motivo }), LONG_TIMEOUT);
const untilNone = () => vi.waitFor(async () => expect(await shop.told()).toEqual({}), LONG_TIMEOUT);

describe('the list of failed jobs', () => {
  it('leaves out jobs of pg-boss, and is empty without failures', async () => {
    await shop.run(`INSERT INTO pgboss.queue
      SELECT (jsonb_populate_record(q, '{"name": "__pgboss__send-it"}')).* FROM pgboss.queue q WHERE name = 'mail'`);
    await shop.run(`INSERT INTO pgboss.job (name, state) VALUES ('__pgboss__send-it', 'failed')`);
    expect(await shop.told()).toEqual({});
    const [own] = await shop.run<{ id: string }>('SELECT id FROM pgboss.job');
    expect((await shop.retry(own?.id ?? '')).status).toBe(404);
    expect((await shop.discard(own?.id ?? '')).status).toBe(404);
  });

  it('shows the newest failure first, one page at a time', async () => {
    await shop.run(`INSERT INTO pgboss.job (name, data, state, retry_count, completed_on) VALUES
      ('purge', '{}', 'failed', 3, now() - interval '2 hours'), ('stock', '{}', 'failed', 2, now() - interval '1 hour'),
      ('anuncio', '{}', 'failed', 20, now() - interval '3 hours')`);
    expect((await shop.listed()).map(({ cola, intentos }) => [cola, intentos])).toEqual([
      ['stock', 3],
      ['purge', 4],
      ['anuncio', 21],
    ]);
    const { body } = await shop.ask<{ fallidos: { cola: string }[]; total: number }>(
      'GET',
      '/estado/fallidos?limit=1&offset=1',
    );
    expect([body.fallidos.map(({ cola }) => cola), body.total]).toEqual([['purge'], 3]);
  });

  it("shows a mail's failure without the server's text and the address", async () => {
    await shop.ask('POST', '/correos/prueba');
    const words = '550 5.1.1 <ana@ejemplo.test>: no such user, see https://correo.test/?clave=secreta';
    const job = await fail('mail', () => new Refused('550', `El servidor de correo lo rechazó: ${words}`));
    expect(job).toMatchObject({ intentos: 1, motivo: 'El servidor de correo lo rechazó.' });
    expect(shop.logged()).toHaveLength(1);
    expect(shop.log.join('')).not.toContain('secreta');
  });

  it('reports a job as interrupted if its process died in the last try, also in the log', async () => {
    const id = await upload();
    await shop.run(`UPDATE pgboss.job SET state = 'active', retry_count = 1, retry_limit = 1,
      started_on = now() - interval '1 hour' WHERE name = 'importacion'`);
    const jobs = await shop.start();
    await jobs.boss.supervise('importacion');
    const [job] = await shop.untilFailed('importacion');
    expect(job).toMatchObject({ intentos: 2, motivo: 'El trabajo se interrumpió.' });
    await reaches(id, { estado: 'fallida' });
    expect(shop.logged()).toEqual([`importacion ${job?.trabajo_id}`]);
  });

  it('and its actions are for admins only', async () => {
    const { token } = await makeUser(shop.test, { roles: ['empleado'] });
    for (const [method, path] of [
      ['GET', ''],
      ['POST', `/${NOBODY}/reintentar`],
      ['DELETE', `/${NOBODY}`],
    ] as const) {
      expect((await shop.ask(method, `/estado/fallidos${path}`, token)).status).toBe(403);
    }
    expect((await shop.retry(NOBODY)).body.code).toBe('NO_ENCONTRADO');
  });
});

describe('discarding a job', () => {
  it('removes it once from the list, the metric and the counts, with an audit entry', async () => {
    await shop.add('purge', {});
    const { trabajo_id: id } = await fail('purge');
    const answers = await Promise.all([shop.discard(id), shop.discard(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await shop.told()).toEqual({});
    const { usuario_id } = shop.admin.usuario;
    expect(await entradas('trabajo.descarte', id)).toEqual([
      { objeto_nombre: 'Limpieza de datos vencidos', usuario_id },
    ]);
  });

  it('leaves its import failed, and the import can be retried', async () => {
    const id = await upload();
    const { trabajo_id } = await fail('importacion');
    await reaches(id, { estado: 'fallida' });
    expect((await shop.discard(trabajo_id)).status).toBe(200);
    expect(await shop.told()).toEqual({});
    await reaches(id, { estado: 'fallida', interrumpida: 'leyendo' });
    shop.broken.clear();
    await imports.act(id, 'reintentar');
    await reaches(id, { estado: 'revisada' });
  });

  it('fails its import also before the dead letter arrives', async () => {
    const id = await upload();
    shop.breakQueue('deadLetter');
    const { trabajo_id } = await fail('importacion');
    await reaches(id, { estado: 'leyendo' });
    expect((await shop.discard(trabajo_id)).status).toBe(200);
    await reaches(id, { estado: 'fallida' });
  });

  it('is refused while the job is queued again', async () => {
    await shop.add('purge', {});
    const { trabajo_id: id } = await fail('purge');
    await shop.stop();
    expect((await shop.retry(id)).status).toBe(200);
    expect((await shop.discard(id)).body.code).toBe('TRABAJO_NO_FALLIDO');
    expect(await shop.told()).toEqual({});
  });
});

describe('retrying a job', () => {
  it('lists the job again after another failure, with one more try', async () => {
    await shop.add('purge', {});
    const { trabajo_id: id } = await fail('purge');
    await shop.retry(id);
    await vi.waitFor(async () => expect(await shop.listed()).toMatchObject([{ intentos: 3 }]), LONG_TIMEOUT);
    expect(shop.logged()).toEqual([`purge ${id}`, `purge ${id}`]);
  });

  it('is not undone by a late dead letter of the earlier failure', async () => {
    const id = await upload();
    shop.breakQueue('deadLetter');
    const { trabajo_id } = await fail('importacion');
    shop.broken.delete('importacion');
    await shop.retry(trabajo_id);
    await reaches(id, { estado: 'revisada' });
    shop.broken.clear();
    await vi.waitFor(() => expect(shop.succeeded).toContain('deadLetter'), LONG_TIMEOUT);
    await reaches(id, { estado: 'revisada', motivo: null });
    await untilNone();
  });

  it.each([
    ['pedidoNotice', { pedidoId: NOBODY }, 'El pedido ya no existe.'],
    ['importacion', { importacionId: NOBODY }, 'La importación ya no existe.'],
    ['precios', { cambioId: NOBODY, ends: false }, 'El cambio de precios ya no existe.'],
    ['resetLink', { email: 'nadie@ejemplo.test' }, 'Ya no hay una cuenta con ese correo.'],
    ['confirmLink', { usuarioId: NOBODY, email: 'nadie@ejemplo.test' }, 'La cuenta ya no existe.'],
    ['changeLink', { usuarioId: NOBODY, email: 'nadie@ejemplo.test' }, 'La cuenta ya no existe.'],
    ['changeNotice', { usuarioId: NOBODY, email: 'nadie@ejemplo.test' }, 'La cuenta ya no existe.'],
  ])(
    'of %s is refused if its target is gone, and the job can be discarded',
    async (name, data, impedimento) => {
      await shop.run(
        `INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ($1, $2, 'failed', now())`,
        [name, data],
      );
      const [job] = await shop.listed();
      expect(job).toMatchObject({ cola: name, impedimento });
      const id = job?.trabajo_id ?? '';
      expect(await shop.retry(id)).toMatchObject({
        status: 409,
        body: { code: 'REINTENTO_IMPOSIBLE', message: impedimento },
      });
      expect((await shop.discard(id)).status).toBe(200);
      expect(await shop.listed()).toEqual([]);
    },
  );

  it('is refused for an undone import, a confirmed e-mail and a finished change', async () => {
    const { usuario } = await makeUser(shop.test, { correo_confirmado_en: new Date() });
    const { usuario_id: usuarioId, email } = usuario;
    const importacionId = await upload();
    await shop.run(`UPDATE importaciones SET estado = 'deshecha' WHERE importacion_id = $1`, [importacionId]);
    const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
    const { cambio_id: cambioId } = await precios.change({ ids, ...DOWN });
    await shop.run('DELETE FROM pgboss.job');
    await shop.run(
      `INSERT INTO pgboss.job (name, data, state, completed_on)
       SELECT name, data::jsonb, 'failed', now() - n * interval '1 minute'
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS t(name, data, n)`,
      [
        ['importacion', 'confirmLink', 'confirmLink', 'changeLink', 'changeNotice', 'precios'],
        [
          { importacionId },
          { usuarioId, email },
          { usuarioId, email: 'otro@ejemplo.test' },
          { usuarioId, email: 'otro@ejemplo.test' },
          { usuarioId, email, wanted: 'otro@ejemplo.test' },
          { cambioId, ends: false },
        ].map((data) => JSON.stringify(data)),
      ],
    );
    expect((await shop.listed()).map(({ impedimento }) => impedimento)).toEqual([
      'La importación ya se deshizo.',
      'El correo ya está confirmado.',
      'La cuenta ya tiene otro correo.',
      'El cambio de correo ya se hizo, se canceló o venció.',
      'El cambio de correo ya se hizo, se canceló o venció.',
      'El cambio de precios ya se hizo.',
    ]);
  });
});

describe('an upload of pictures', () => {
  it('fails with a reason when its job fails, and is read after a retry', async () => {
    const { body } = await imports.begin(1);
    const { importacion_id: id } = body;
    await imports.send(id, 'A-1.png', samplePicture());
    await imports.sent(id);
    const { trabajo_id } = await fail('importacion');
    await reaches(id, { estado: 'fallida', motivo: `No se pudo terminar de leer. ${UNEXPECTED}` });
    shop.broken.clear();
    await shop.retry(trabajo_id);
    await reaches(id, { estado: 'revisada', motivo: null });
    await untilNone();
  });
});

describe('a scheduled price change', () => {
  it('stores why it failed, and runs once after two concurrent retries', async () => {
    const { id, ids } = await waiting();
    await fail('precios');
    await untilFallo(id, `No se pudieron cambiar los precios. ${UNEXPECTED}`);
    shop.broken.clear();
    const answers = await Promise.all([retryCambio(id), retryCambio(id)]);
    expect(answers.map(({ status, body }) => [status, body.fallo])).toEqual([
      [200, null],
      [200, null],
    ]);
    await vi.waitFor(async () => expect((await cambio(id)).hecho_en).not.toBeNull(), LONG_TIMEOUT);
    expect(shop.succeeded.filter((name) => name === 'precios')).toHaveLength(1);
    expect(await precios.historyOf(ids)).toHaveLength(1);
    expect(await entradas('precios.reintento', id)).toHaveLength(1);
    await untilNone();
  });

  it('reports that its promotion could not be ended, and ends the promotion after a retry', async () => {
    const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
    const { cambio_id: id } = await precios.change({ ids, ...DOWN, oferta: 'si', hasta: inHours(1) });
    await makePreciosDue();
    await fail('precios');
    await untilFallo(id, `No se pudo terminar la promoción. ${UNEXPECTED}`);
    shop.broken.clear();
    expect((await retryCambio(id)).status).toBe(200);
    await vi.waitFor(
      async () => expect((await cambio(id)).deshecho).toMatchObject({ repuestos: 1 }),
      LONG_TIMEOUT,
    );
    expect((await cambio(id)).fallo).toBeNull();
    await untilNone();
  });

  it("cannot be retried after its promotion's end, and cancelling closes the failure", async () => {
    const { id } = await waiting({ oferta: 'si', hasta: inHours(2) });
    const job = await fail('precios');
    await untilFallo(id, `No se pudieron cambiar los precios. ${UNEXPECTED}`);
    await shop.run('UPDATE cambios_de_precios SET hasta = now() WHERE cambio_id = $1', [id]);
    const refused = { status: 409, body: { message: 'La promoción ya tenía que terminar.' } };
    expect(await retryCambio(id)).toMatchObject(refused);
    expect(await shop.retry(job.trabajo_id)).toMatchObject(refused);
    expect((await precios.undo(id)).status).toBe(200);
    expect(await cambio(id)).toMatchObject({ fallo: null, hecho_en: null });
    expect(await shop.told()).toEqual({});
  });

  it('ignores a retry without a failure, and returns 404 for an unknown change', async () => {
    const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
    const { cambio_id } = await precios.change({ ids, ...DOWN });
    expect((await retryCambio(cambio_id)).status).toBe(200);
    expect(await entradas('precios.reintento', cambio_id)).toEqual([]);
    expect((await retryCambio(NOBODY)).status).toBe(404);
  });
});
