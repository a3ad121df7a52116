/** What an admin does with the jobs that failed for good, and what the trigger of each failure does there as well. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../jobs/failures.ts';
import { type FailingShop, failingShop, PATIENT, UNEXPECTED } from '../../jobs/testing/failing-jobs.ts';
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

/** Fails the jobs that wait, once. */
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
  vi.waitFor(async () => expect((await imports.one(id)).body).toMatchObject(expected), PATIENT);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const DOWN = { forma: 'porcentaje', ajuste: -10 };
const comes = () => shop.run(`UPDATE pgboss.job SET start_after = now() WHERE name = 'precios'`);
const waiting = async (more: object = {}) => {
  const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
  const { cambio_id } = await precios.change({ ids, ...DOWN, desde: inHours(1), ...more });
  await comes();
  return { id: cambio_id, ids };
};
const cambio = async (id: string) => (await precios.productosOf(id)).cambio;
const retryCambio = (id: string) =>
  shop.ask<{ code?: string; message?: string; fallo?: object | null }>(
    'POST',
    `/precios/cambios/${id}/reintentar`,
  );
const untilFallo = (id: string, motivo: string) =>
  vi.waitFor(async () => expect((await cambio(id)).fallo).toMatchObject({ motivo }), PATIENT);
const untilNone = () => vi.waitFor(async () => expect(await shop.told()).toEqual({}), PATIENT);

describe('the list', () => {
  it('counts no jobs of pg-boss itself, and reads zero in a shop in which nothing failed', async () => {
    await shop.run(`INSERT INTO pgboss.queue
      SELECT (jsonb_populate_record(q, '{"name": "__pgboss__send-it"}')).* FROM pgboss.queue q WHERE name = 'mail'`);
    await shop.run(`INSERT INTO pgboss.job (name, state) VALUES ('__pgboss__send-it', 'failed')`);
    expect(await shop.told()).toEqual({});
    const [own] = await shop.run<{ id: string }>('SELECT id FROM pgboss.job');
    expect((await shop.retry(own?.id ?? '')).status).toBe(404);
    expect((await shop.discard(own?.id ?? '')).status).toBe(404);
  });

  it('shows the newest failure first, a page at a time', async () => {
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

  it('says of a mail what the server did, and leaves its words and the address to the list of mails', async () => {
    await shop.ask('POST', '/correos/prueba');
    const words = '550 5.1.1 <ana@ejemplo.test>: no such user, see https://correo.test/?clave=secreta';
    const job = await fail('mail', () => new Refused('550', `El servidor de correo lo rechazó: ${words}`));
    expect(job).toMatchObject({ intentos: 1, motivo: 'El servidor de correo lo rechazó.' });
    expect(shop.logged()).toHaveLength(1);
    expect(shop.log.join('')).not.toContain('secreta');
  });

  it('says of a job whose process was killed on the last try that it was interrupted, and so does the log', async () => {
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

  it('is for admins alone, and so is each act', async () => {
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
  it('takes it off the list, the metric and the figures, once, with an entry in the audit log', async () => {
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

  it('leaves the import as failed, which can still be tried again', async () => {
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

  it('moves the import also when the dead letter did not come yet', async () => {
    const id = await upload();
    shop.breakQueue('deadLetter');
    const { trabajo_id } = await fail('importacion');
    await reaches(id, { estado: 'leyendo' });
    expect((await shop.discard(trabajo_id)).status).toBe(200);
    await reaches(id, { estado: 'fallida' });
  });

  it('is refused while the job is done again', async () => {
    await shop.add('purge', {});
    const { trabajo_id: id } = await fail('purge');
    await shop.stop();
    expect((await shop.retry(id)).status).toBe(200);
    expect((await shop.discard(id)).body.code).toBe('TRABAJO_NO_FALLIDO');
    expect(await shop.told()).toEqual({});
  });
});

describe('retrying a job', () => {
  it('lists it again when it fails again, with one try more', async () => {
    await shop.add('purge', {});
    const { trabajo_id: id } = await fail('purge');
    await shop.retry(id);
    await vi.waitFor(async () => expect(await shop.listed()).toMatchObject([{ intentos: 3 }]), PATIENT);
    expect(shop.logged()).toEqual([`purge ${id}`, `purge ${id}`]);
  });

  it('is not undone by the failure of before, which comes late', async () => {
    const id = await upload();
    shop.breakQueue('deadLetter');
    const { trabajo_id } = await fail('importacion');
    shop.broken.delete('importacion');
    await shop.retry(trabajo_id);
    await reaches(id, { estado: 'revisada' });
    shop.broken.clear();
    await vi.waitFor(() => expect(shop.succeeded).toContain('deadLetter'), PATIENT);
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
  ])('of %s is refused with what is gone, and it can still be discarded', async (name, data, impedimento) => {
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
  });

  it('is refused for an import that was undone, an e-mail that is confirmed and a change that is done', async () => {
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

describe('pictures that come in', () => {
  it('fail with a reason when their job fails for good, and are looked at once it is tried again', async () => {
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

describe('a change of prices that waits for its moment', () => {
  it('says why it failed, and is done once when it is tried again twice', async () => {
    const { id, ids } = await waiting();
    await fail('precios');
    await untilFallo(id, `No se pudieron cambiar los precios. ${UNEXPECTED}`);
    shop.broken.clear();
    const answers = await Promise.all([retryCambio(id), retryCambio(id)]);
    expect(answers.map(({ status, body }) => [status, body.fallo])).toEqual([
      [200, null],
      [200, null],
    ]);
    await vi.waitFor(async () => expect((await cambio(id)).hecho_en).not.toBeNull(), PATIENT);
    expect(shop.succeeded.filter((name) => name === 'precios')).toHaveLength(1);
    expect(await precios.historyOf(ids)).toHaveLength(1);
    expect(await entradas('precios.reintento', id)).toHaveLength(1);
    await untilNone();
  });

  it('says that its promotion could not be ended, and ends it when it is tried again', async () => {
    const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
    const { cambio_id: id } = await precios.change({ ids, ...DOWN, oferta: 'si', hasta: inHours(1) });
    await comes();
    await fail('precios');
    await untilFallo(id, `No se pudo terminar la promoción. ${UNEXPECTED}`);
    shop.broken.clear();
    expect((await retryCambio(id)).status).toBe(200);
    await vi.waitFor(
      async () => expect((await cambio(id)).deshecho).toMatchObject({ repuestos: 1 }),
      PATIENT,
    );
    expect((await cambio(id)).fallo).toBeNull();
    await untilNone();
  });

  it('is refused another try once its promotion should have ended, and can be cancelled, which closes the failure', async () => {
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

  it('does nothing when it did not fail, and is not found when it does not exist', async () => {
    const { producto_id: ids } = await makeProduct(shop.test, { precio: 1000 });
    const { cambio_id } = await precios.change({ ids, ...DOWN });
    expect((await retryCambio(cambio_id)).status).toBe(200);
    expect(await entradas('precios.reintento', cambio_id)).toEqual([]);
    expect((await retryCambio(NOBODY)).status).toBe(404);
  });
});
