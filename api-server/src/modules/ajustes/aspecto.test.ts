import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { call } from '../../testing/call.ts';
import { formOf } from '../../testing/forms.ts';
import { makeUser } from '../../testing/make.ts';
import { findToday } from './repository.ts';
import { ajustesFixture, type Settled } from './testing/ajustes-fixture.ts';

const { shop, settle, seen, counter, lastEntry, employee } = ajustesFixture();

const change = (body: object, token = shop.admin) => settle(body, { token });
const send = (file: File, { token = shop.admin, headers = {} } = {}) =>
  call<Settled>(shop.test.app, 'PUT', '/ajustes/logo', { token, headers, body: formOf({ imagen: file }) });
const drop = () => call<Settled>(shop.test.app, 'DELETE', '/ajustes/logo', { token: shop.admin });

const svg = (drawing: string, box = '0 0 300 100') =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`], 'logo.svg', {
    type: 'image/svg+xml',
  });
const dot = (colour: string) => svg(`<circle cx="50" cy="50" r="40" fill="${colour}"/>`);
const isServed = async (url: string) => (await shop.test.app.inject(url)).statusCode === 200;

/** Returns the mail for a new password of a new account. */
async function mailed() {
  const { usuario } = await makeUser(shop.test);
  await call(shop.test.app, 'POST', '/auth/request-password-reset', { body: { email: usuario.email } });
  const [mail] = await shop.test.mailsTo(usuario.email);
  return String(mail?.html);
}

it('can be changed by an admin, at once in all processes and, made readable, in mails', async () => {
  expect(await seen()).toMatchObject({ color: null, logo: null });
  const before = await counter();
  expect((await change({ color: ' #FFD400 ' })).body.color).toBe('#ffd400');
  const { app } = await buildApp(shop.test.deps);
  expect((await seen(app)).color).toBe('#ffd400');
  await app.close();
  expect(await counter()).not.toBe(before);
  expect(await lastEntry()).toEqual({ antes: { color: null }, despues: { color: '#ffd400' } });
  const html = await mailed();
  // Yellow text on white is not readable.
  expect(html).not.toContain('#ffd400');
  expect(html).not.toContain('#2E6B3F');
  expect((await change({ color: null })).body.color).toBeNull();
  expect(await mailed()).toContain('#2E6B3F');
});

it.each(['red', '#fff', '#12345g', 'rgb(1,2,3)', '', '#123456; background: url(x)', 5])(
  'refuses the colour %j',
  async (color) => {
    const { status, body } = await change({ color });
    expect([status, body.details?.map(({ field }) => field)]).toEqual([400, ['color']]);
  },
);

it('shows the logo at its own URL until the logo is removed', async () => {
  const before = await counter();
  const { status, body } = await send(dot('#fff7d6'));
  expect(status).toBe(200);
  const first = body.logo;
  expect(first).toMatchObject({ ancho: 480, alto: 160, tono: 'claro' });
  expect((await seen()).logo).toEqual(first);
  expect(await counter()).not.toBe(before);
  const answer = await shop.test.app.inject(String(first?.url));
  expect(answer.headers['content-type']).toBe('image/png');
  const { width, height, channels } = await sharp(answer.rawPayload).metadata();
  expect([width, height, channels]).toEqual([480, 160, 4]);
  // A mail has a white background, so a light logo needs a dark box.
  expect(await mailed()).toMatch(
    new RegExp(
      `<img src="https?://[^"]+${first?.url}" alt="Tierra Llana" width="120" height="40"[^>]+#1c1c1a`,
    ),
  );

  const second = (await send(dot('#101010'))).body.logo;
  expect(second?.tono).toBe('oscuro');
  expect(second?.url).not.toBe(first?.url);
  expect(await isServed(String(first?.url))).toBe(false);
  expect((await drop()).body.logo).toBeNull();
  expect(await isServed(String(second?.url))).toBe(false);
  expect((await seen()).logo).toBeNull();
  expect(await lastEntry()).toMatchObject({ despues: { logo: null } });
  expect(await mailed()).not.toContain('<img');
});

it('is on documents as on pages', async () => {
  const { usuario, token } = await makeUser(shop.test);
  const paper = async () => {
    const url = '/api/lista-de-precios/pdf';
    const answer = await shop.test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([usuario.email, answer.statusCode]).toEqual([usuario.email, 200]);
    return answer.rawPayload.toString('latin1');
  };
  expect(await paper()).not.toContain('/Subtype /Image');
  await send(dot('#1d4ed8'));
  expect(await paper()).toContain('/Subtype /Image');
  await drop();
});

it.each([
  ['an HTML page as a logo', new File(['<html></html>'], 'logo.svg', { type: 'image/svg+xml' })],
  ['a logo with a script', svg('<script>alert(1)</script>', '0 0 0 0')],
  ['a logo that draws nothing', svg('')],
])('refuses %s', async (_, file) => {
  const { status, body } = await send(file);
  expect([status, body.details?.map(({ field }) => field)]).toEqual([400, ['imagen']]);
  expect((await seen()).logo).toBeNull();
});

it('cannot be changed by an employee or with a stale version', async () => {
  const token = await employee();
  expect((await change({ color: '#1d4ed8' }, token)).status).toBe(403);
  expect((await send(dot('#1d4ed8'), { token })).status).toBe(403);
  const { version } = (await change({ color: '#b91c1c' })).body;
  const late = await send(dot('#1d4ed8'), { headers: { 'if-match': `"${version - 1}"` } });
  expect(late.status).toBe(409);
  expect(await seen()).toMatchObject({ color: '#b91c1c', logo: null });
  const { rows } = await shop.test.database.pool.query('SELECT 1 FROM imagenes_pendientes');
  expect(rows).toEqual([]);
});

it('includes the holidays of the next thirty days, and updates pages when a holiday comes within them', async () => {
  const today = Date.parse(`${await findToday(shop.test.database.db)}T12:00:00Z`);
  const day = (later: number) => new Date(today + later * 86_400_000).toISOString().slice(0, 10);
  const before = await counter();
  const agregados = [-1, 0, 30, 31].map((later) => ({ fecha: day(later), nombre: 'Feriado' }));
  await call(shop.test.app, 'PATCH', '/feriados', { token: shop.admin, body: { agregados, quitados: [] } });
  expect((await seen()).cerrado).toEqual([day(0), day(30)]);
  expect(await counter()).not.toBe(before);
  const { rows } = await shop.test.database.pool.query<{ day: string }>(
    `SELECT to_char(start_after AT TIME ZONE 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD') AS day
     FROM pgboss.job WHERE name = 'anuncio' AND state = 'created' ORDER BY start_after`,
  );
  expect(rows.map((row) => row.day)).toEqual([day(1), day(1), day(31), day(32)]);
});
