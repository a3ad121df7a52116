import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { ajustesFixture } from './testing/ajustes-fixture.ts';

const { shop, seen, counter, lastEntry, employee, ...fixture } = ajustesFixture();

const NONE = { titulo_inicio: null, texto_inicio: null, texto_nosotros: null };
const settle = (textos: object, token = shop.admin) => fixture.settle({ textos }, { token });
const readOwn = async () => (await fixture.own()).textos;
const read = async (app = shop.test.app) => (await seen(app)).textos;

it('are the defaults until an admin changes some, in every process, and again after a reset', async () => {
  const own = await readOwn();
  expect(own.titulo_inicio).toBe('Alimentos naturales por mayor, para tu comercio');
  expect(await read()).toEqual(NONE);
  const { app } = await buildApp(shop.test.deps);
  expect(await read(app)).toEqual(NONE);
  const before = await counter();
  const written = { ...own, texto_nosotros: ' {nombre} reparte.\n\nDesde {ciudad}. ' };
  const texto_nosotros = written.texto_nosotros.trim();
  expect((await settle(written)).body.textos).toEqual({ ...own, texto_nosotros });
  const shown = { ...NONE, texto_nosotros: 'Tierra Llana reparte.\n\nDesde Pergamino, Buenos Aires.' };
  for (const each of [shop.test.app, app]) expect(await read(each)).toEqual(shown);
  await app.close();
  expect(await counter()).not.toBe(before);

  const antes = { texto_nosotros: own.texto_nosotros };
  expect(await lastEntry()).toEqual({ antes, despues: { texto_nosotros } });
  expect((await settle(own)).body.textos).toEqual(own);
  expect(await read()).toEqual(NONE);
});

it.each([
  ['titulo_inicio', ''],
  ['titulo_inicio', 't'.repeat(101)],
  ['texto_inicio', ' '],
  ['texto_inicio', 't'.repeat(401)],
  ['texto_nosotros', '\n'],
  ['texto_nosotros', 't'.repeat(3001)],
  ['texto_nosotros', null],
])('refuse the %s %j', async (field, value) => {
  const own = await readOwn();
  const { status, body } = await settle({ ...own, [field]: value });
  expect([status, body.details?.map((detail) => detail.field)]).toEqual([400, [`textos.${field}`]]);
  expect(await read()).toEqual(NONE);
});

it('can be changed only by an admin', async () => {
  const change = { ...(await readOwn()), titulo_inicio: 'Otro' };
  expect((await settle(change, await employee())).status).toBe(403);
  expect(await read()).toEqual(NONE);
});
