import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Failed, Refused } from '../../jobs/failures.ts';
import { type JobRunner, openJobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../mail/mailer.ts';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { toCorreo } from './mapper.ts';

type Correo = ReturnType<typeof toCorreo>;

const SECRET = 'https://tienda.test/restablecer-password?token=secreto';
const to = { name: 'Ana Pérez', address: 'ana@ejemplo.test' };
const MAIL = { to, subject: 'Recibimos tu pedido N.º 7', text: SECRET, html: SECRET };
const DAY = 24 * 3600 * 1000;

let test: TestApp;
let token: string;
let jobs: JobRunner;
/** Results of the next mails; later mails are sent. */
let ends: ('refused' | 'failed')[];
let sent: string[];

beforeAll(async () => {
  test = await testApp();
  token = (await makeUser(test, { roles: ['admin'] })).token;
});
afterAll(() => test.close());
beforeEach(async () => {
  ends = [];
  sent = [];
  jobs = await openJobs(test.database.url, () => undefined);
});
afterEach(async () => {
  await jobs.close();
  await test.database.pool.query('DELETE FROM pgboss.job');
});

const send = async (_mail: unknown, id: string) => {
  const end = ends.shift();
  if (end === 'refused') throw new Refused('550', 'El servidor de correo lo rechazó: 550 No existe');
  if (end === 'failed') throw new Failed('ECONNREFUSED', 'El servidor de correo no responde.');
  sent.push(id);
};
const noWork = async () => undefined;
const noWorkers = {
  ...{
    pedidoNotice: noWork,
    resetLink: noWork,
    confirmLink: noWork,
    changeLink: noWork,
    changeNotice: noWork,
  },
  ...{
    precios: noWork,
    anuncio: noWork,
    importacion: noWork,
    purge: noWork,
    stock: noWork,
    priceNotices: noWork,
    sweepPictures: noWork,
    deadLetter: noWork,
  },
};
const work = () =>
  jobs.work({
    ...noWorkers,
    mail: send,
    resetLink: ({ email }, id) => send({ to: email } satisfies Partial<Mail>, id),
  });
const list = async (query = '') =>
  (await call<{ correos: Correo[]; total: number }>(test.app, 'GET', `/correos${query}`, { token })).body;
const only = async () => {
  const { correos } = await list();
  expect(correos).toHaveLength(1);
  return correos[0] as Correo;
};
const resend = (id: string) => call<Correo>(test.app, 'PATCH', `/correos/reenviar/${id}`, { token });
const until = (estado: Correo['estado'], intentos = 1) =>
  vi.waitFor(async () => expect(await only()).toMatchObject({ estado, intentos }), { timeout: 10_000 });

it("returns a failed mail's recipient, reason and deletion date, without its content", async () => {
  ends = ['refused'];
  await jobs.add(test.database.db, 'mail', MAIL);
  await work();
  await until('abandonado');
  const correo = await only();
  expect(correo).toEqual({
    correo_id: expect.any(String),
    estado: 'abandonado',
    nombre: 'Ana Pérez',
    email: 'ana@ejemplo.test',
    asunto: 'Recibimos tu pedido N.º 7',
    fecha: expect.any(String),
    intentos: 1,
    ultimo_intento: expect.any(String),
    proximo_intento: null,
    motivo: 'El servidor de correo lo rechazó: 550 No existe',
    guardado_hasta: new Date(Date.parse(correo.fecha) + 14 * DAY).toISOString(),
  });
});

it('returns when a waiting mail is retried, and the account of a password link', async () => {
  ends = ['failed'];
  await jobs.add(test.database.db, 'resetLink', { email: 'eva@ejemplo.test' });
  await work();
  await until('en_espera');
  const correo = await only();
  expect(correo).toMatchObject({
    nombre: '',
    email: 'eva@ejemplo.test',
    asunto: 'Enlace para restablecer la contraseña',
    motivo: 'El servidor de correo no responde.',
  });
  expect(Date.parse(correo.proximo_intento ?? '')).toBeGreaterThan(Date.parse(correo.ultimo_intento ?? ''));
});

it('lists by state and by any word of name, address or subject, newest first, one page at a time', async () => {
  ends = ['refused'];
  await jobs.add(test.database.db, 'mail', MAIL);
  await work();
  await until('abandonado');
  await jobs.close();
  jobs = await openJobs(test.database.url, () => undefined);
  await jobs.add(test.database.db, 'mail', { ...MAIL, to: 'ñandú@ejemplo.test', subject: '100 %' });
  await jobs.add(test.database.db, 'resetLink', { email: 'eva@ejemplo.test' });
  const emails = async (query: string) => (await list(query)).correos.map(({ email }) => email);
  expect(await emails('')).toEqual(['eva@ejemplo.test', 'ñandú@ejemplo.test', 'ana@ejemplo.test']);
  expect(await emails('?estado=abandonado')).toEqual(['ana@ejemplo.test']);
  expect(await emails('?estado=en_espera&term=NANDU')).toEqual(['ñandú@ejemplo.test']);
  expect(await emails(`?term=${encodeURIComponent('%')}`)).toEqual(['ñandú@ejemplo.test']);
  expect(await emails('?term=perez')).toEqual(['ana@ejemplo.test']);
  expect((await list('?limit=1&offset=1')).correos.map(({ email }) => email)).toEqual(['ñandú@ejemplo.test']);
  expect((await list('?limit=1')).total).toBe(3);
});

it.each([
  ['ohiggins', "O'Higgins"],
  ["o'higgins", "O'Higgins"],
  ['O’Higgins, Bernardo', "O'Higgins"],
  ['bernardo ohiggins 12', "O'Higgins"],
  ['pedido bernardo', "O'Higgins"],
  ['perez gil maria', 'Pérez-Gil'],
  ['Pérez-Gil, María', 'Pérez-Gil'],
  ['perezgil', 'Pérez-Gil'],
])('finds by %j the mail to %s, like the list of users does', async (term, surname) => {
  const mails = [
    { name: "Bernardo O'Higgins", address: 'rana@ejemplo.test' },
    { name: 'María José Pérez-Gil', address: 'mj@ejemplo.test' },
  ];
  for (const to of mails)
    await jobs.add(test.database.db, 'mail', { ...MAIL, to, subject: 'Tu pedido N.º 12' });
  const { correos } = await list(`?term=${encodeURIComponent(term)}`);
  expect(correos.map(({ nombre }) => nombre)).toEqual([expect.stringMatching(`${surname}$`)]);
});

it('resends a mail once for concurrent requests', async () => {
  ends = ['refused'];
  await jobs.add(test.database.db, 'mail', MAIL);
  await work();
  await until('abandonado');
  const { correo_id } = await only();
  const answers = await Promise.all(Array.from({ length: 5 }, () => resend(correo_id)));
  for (const { status, body } of answers) {
    if (status === 200) expect(['en_espera', 'enviando']).toContain(body.estado);
    else expect(body).toMatchObject({ statusCode: 409, code: 'CORREO_NO_PENDIENTE' });
  }
  expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
  const get = () => call<Correo>(test.app, 'GET', `/correos/${correo_id}`, { token });
  await vi.waitFor(async () => expect((await get()).body.estado).toBe('enviado'), { timeout: 10_000 });
  expect(sent).toEqual([correo_id]);
  expect((await list()).total).toBe(0);
  expect((await resend(correo_id)).status).toBe(409);
});

it('stores the reason again after a failed retry', async () => {
  ends = ['refused', 'refused'];
  await jobs.add(test.database.db, 'mail', MAIL);
  await work();
  await until('abandonado');
  await resend((await only()).correo_id);
  await until('abandonado', 2);
});

it('sends a waiting mail at once', async () => {
  ends = ['failed'];
  await jobs.add(test.database.db, 'mail', MAIL);
  await work();
  await until('en_espera');
  await resend((await only()).correo_id);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
});

it('returns 404 for an unknown mail', async () => {
  const answer = await resend('019aa8d0-0000-7000-8000-000000000000');
  expect(answer.body).toMatchObject({ statusCode: 404, code: 'NO_ENCONTRADO' });
});

it("sends a test mail to the caller's own address through the queue of all mails", async () => {
  const { usuario, token: own } = await makeUser(test, { roles: ['admin'], nombre: 'Ana' });
  const mails: Mail[] = [];
  await jobs.work({
    ...noWorkers,
    mail: async (mail) => void mails.push(mail),
  });
  const { status, body } = await call<{ mensaje: string }>(test.app, 'POST', '/correos/prueba', {
    token: own,
  });
  expect([status, body.mensaje]).toEqual([200, expect.stringContaining(usuario.email)]);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(mails[0]).toMatchObject({
    to: { address: usuario.email },
    subject: expect.stringMatching(/^Correo de prueba de /),
  });
  expect(mails[0]?.text).toContain('Los correos de la tienda llegan');
});
