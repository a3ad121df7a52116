import { expect, it } from 'vitest';
import { dayLater } from '../../testing/waiting.ts';
import { ajustesFixture } from './testing/ajustes-fixture.ts';

const { shop, settle, own, seen, counter } = ajustesFixture();

/** Returns a date in the shop's calendar. */
const day = (later: number) => dayLater(shop.test.database.db, later);
const announce = async (change: object) => settle({ comercio: { ...(await own()).comercio, ...change } });
const shownAnuncio = async () => (await seen()).comercio?.anuncio;

const TEXT = 'Cerramos por feriado.';

it.each([
  [undefined, undefined, TEXT],
  [0, undefined, TEXT],
  [undefined, 0, TEXT],
  [-3, 0, TEXT],
  [0, 3, TEXT],
  [1, undefined, ''],
  [1, 3, ''],
  [undefined, -1, ''],
  [-3, -1, ''],
])('is shown from day %s to day %s from today, both included: «%s»', async (first, last, shown) => {
  const anuncio_desde = first === undefined ? '' : await day(first);
  const anuncio_hasta = last === undefined ? '' : await day(last);
  const { status, body } = await announce({ anuncio: TEXT, anuncio_desde, anuncio_hasta });
  expect(status).toBe(200);
  // Admins always see the text, whether it is shown today or not.
  expect(body.comercio).toMatchObject({ anuncio: TEXT, anuncio_desde, anuncio_hasta });
  expect(await shownAnuncio()).toBe(shown);
});

it('schedules page updates for the start of its first day and the end of its last', async () => {
  await shop.test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'anuncio'");
  await announce({ anuncio: TEXT, anuncio_desde: await day(2), anuncio_hasta: await day(3) });
  const { rows } = await shop.test.database.pool.query<{ at: string }>(
    `SELECT to_char(start_after AT TIME ZONE 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD HH24:MI') AS at
     FROM pgboss.job WHERE name = 'anuncio' AND state = 'created' ORDER BY start_after`,
  );
  expect(rows.map(({ at }) => at)).toEqual([`${await day(2)} 00:00`, `${await day(4)} 00:00`]);
  const before = await counter();
  await shop.test.database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'anuncio'");
  await shop.test.mails();
  expect(await counter()).not.toBe(before);
});

it.each([
  ['anuncio_desde', 'mañana'],
  ['anuncio_desde', '2026-02-30'],
  ['anuncio_hasta', '2026-13-01'],
  ['anuncio_hasta', null],
])('refuses the %s %j', async (field, value) => {
  const { status, body } = await announce({ [field]: value });
  expect([status, body.details?.map((detail) => detail.field)]).toEqual([400, [`comercio.${field}`]]);
});

it('refuses an end before its beginning', async () => {
  const { status, body } = await announce({ anuncio_desde: '2026-03-02', anuncio_hasta: '2026-03-01' });
  expect(status).toBe(400);
  expect(body.details).toEqual([
    { field: 'comercio.anuncio_hasta', message: 'El último día no puede ser anterior al primero.' },
  ]);
});

it('keeps its days if an older back office saves without them', async () => {
  const days = { anuncio_desde: await day(0), anuncio_hasta: await day(1) };
  await announce(days);
  const { anuncio_desde: _, anuncio_hasta: __, ...older } = (await own()).comercio;
  const saved = await settle({ comercio: { ...older, telefono: '1' } });
  expect(saved.body.comercio).toMatchObject({ ...days, telefono: '1' });
});
