import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { twoApps } from '../../testing/two-apps.ts';

interface Answered {
  sinonimo_id: string;
  palabras: string[];
  version: number;
  code?: string;
  details?: { field: string; message: string }[];
}

let apps: Awaited<ReturnType<typeof twoApps>>;
let staff: string;
beforeAll(async () => {
  apps = await twoApps();
  staff = (await makeUser(apps.maker, { roles: ['empleado'] })).token;
  for (const nombre of [
    'Maní tostado',
    'Manteca de maní',
    'Cacahuate japonés',
    'Harina de maní',
    'Maíz pisingallo',
    'Castaña de cajú',
    'Palta hass',
    'Avena fina',
  ]) {
    await makeProduct(apps.maker, { nombre });
  }
});
afterAll(() => apps.close());

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, palabras?: string[], version?: number) =>
  call<Answered>(apps.one.app, method, `/sinonimos${path}`, {
    token: staff,
    ...(palabras && { body: { palabras } }),
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
/** Searches in the other process. */
const search = async (term: string, list = '/productos/search') => {
  const { body } = await call<{ productos: { nombre: string }[] }>(
    apps.other.app,
    'GET',
    `${list}?term=${encodeURIComponent(term)}`,
  );
  return body.productos.map(({ nombre }) => nombre);
};
const made = async (...palabras: string[]) => {
  const { status, body } = await send('POST', '', palabras);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

describe('a search for a synonym', () => {
  it('finds products at once in every process, in any spelling, literal matches first', async () => {
    expect(await search('cacahuates')).toEqual(['Cacahuate japonés']);
    const { sinonimo_id } = await made('Maní', 'cacahuate', 'cacahuete');
    expect(await search('cacahuates')).toEqual([
      'Cacahuate japonés',
      'Maní tostado',
      'Harina de maní',
      'Manteca de maní',
    ]);
    expect(await search('CACAHUETE tostado')).toEqual(['Maní tostado']);
    expect(await search('manteca de cacahuete')).toEqual(['Manteca de maní']);
    expect((await search('mani')).at(-1)).toBe('Cacahuate japonés');
    // Includes a spelling mistake, and an unfinished synonym.
    expect(await search('mantequa cacahuete')).toEqual(['Manteca de maní']);
    expect(await search('cacahuet')).toEqual(expect.arrayContaining(['Maní tostado']));
    await send('DELETE', `/${sinonimo_id}`);
    expect(await search('cacahuates')).toEqual(['Cacahuate japonés']);
  });

  it('finds phrases in both directions', async () => {
    const { sinonimo_id } = await made('pochoclo', 'palomitas', 'maíz pisingallo');
    const other = await made('anacardo', 'castaña de cajú');
    for (const term of ['pochoclos', 'palomita', 'maices pisingallos']) {
      expect(await search(term)).toEqual(['Maíz pisingallo']);
    }
    expect(await search('anacardos')).toEqual(['Castaña de cajú']);
    await makeProduct(apps.maker, { nombre: 'Anacardo crudo' });
    expect(await search('castañas de caju')).toEqual(['Castaña de cajú', 'Anacardo crudo']);
    for (const id of [sinonimo_id, other.sinonimo_id]) await send('DELETE', `/${id}`);
  });

  it('works in each searchable list', async () => {
    const { sinonimo_id } = await made('palta', 'aguacate');
    const { rows } = await apps.one.database.pool.query<{ producto_id: string; marca: string }>(
      `UPDATE productos p SET disponible = false, tipo_de_precio = 'por_bulto_cerrado' FROM marcas m
       WHERE m.marca_id = p.marca_id AND p.nombre = 'Palta hass' RETURNING producto_id, m.nombre AS marca`,
    );
    const lists = ['search', 'searchBultoCerrado', `marca/${rows[0]?.marca}`];
    for (const list of lists)
      expect(await search('aguacates', encodeURI(`/productos/${list}`))).toEqual(['Palta hass']);
    const { body } = await call<{ total: number }>(
      apps.other.app,
      'GET',
      '/productos/sinstock?term=aguacate',
      {
        token: staff,
      },
    );
    expect(body.total).toBe(1);
    await send('DELETE', `/${sinonimo_id}`);
  });
});

describe('a group', () => {
  it('is listed by its first word, found by any, edited and deleted', async () => {
    const { sinonimo_id: id, version } = await made('zapallo', 'calabaza');
    const other = await made('ají', 'chile');
    const list = async (term = '') =>
      (
        await call<{ sinonimos: Answered[]; total: number }>(
          apps.other.app,
          'GET',
          `/sinonimos?term=${term}`,
          { token: staff },
        )
      ).body;
    expect((await list()).sinonimos.map(({ palabras }) => palabras)).toEqual([
      ['ají', 'chile'],
      ['zapallo', 'calabaza'],
    ]);
    expect((await list('CALAB')).sinonimos.map(({ sinonimo_id }) => sinonimo_id)).toEqual([id]);
    const edited = await send('PATCH', `/${id}`, ['zapallo', 'auyama'], version);
    expect(edited.body).toMatchObject({ palabras: ['zapallo', 'auyama'], version: version + 1 });
    // A removed word is free for another group.
    expect((await send('PATCH', `/${other.sinonimo_id}`, ['ají', 'calabaza'])).status).toBe(200);
    for (const one of [id, other.sinonimo_id]) expect((await send('DELETE', `/${one}`)).status).toBe(200);
    expect((await list()).total).toBe(0);
  });

  it.each([
    [
      ['maní', 'MANIES'],
      400,
      'SINONIMO_REPETIDO',
      '«maní» y «MANIES» son la misma palabra para una búsqueda.',
    ],
    [['ajo', 'ajo'], 400, 'SINONIMO_REPETIDO', '«ajo» está dos veces.'],
    [['Linazas', 'chia'], 409, 'SINONIMO_EN_USO', '«linaza» ya está en otro grupo: lino = linaza.'],
    [['de la', 'chia'], 400, 'DATOS_INVALIDOS', '«de la» no cuenta en una búsqueda.'],
    [['chia'], 400, 'DATOS_INVALIDOS', 'Escribe al menos dos palabras, separadas por comas.'],
    [
      ['chia', '1 kg'],
      400,
      'DATOS_INVALIDOS',
      'Cada palabra lleva letras, y hasta dos espacios: «castaña de cajú».',
    ],
    [['chia', 'uno dos tres cuatro'], 400, 'DATOS_INVALIDOS', undefined],
    [['chia', 'x'.repeat(LIMITS.sinonimoMax + 1)], 400, 'DATOS_INVALIDOS', undefined],
    [[...'abcdefghijk'].map((letter) => `chia${letter}`), 400, 'DATOS_INVALIDOS', undefined],
  ])('of %j is refused with a reason', async (palabras, status, code, message) => {
    const { sinonimo_id } = await made('lino', 'linaza');
    const answer = await send('POST', '', palabras);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.details?.[0]?.field).toMatch(/^palabras/);
    if (message) expect(answer.body.details?.[0]?.message).toBe(message);
    await send('DELETE', `/${sinonimo_id}`);
  });

  it('is found also among the maximum number of groups', async () => {
    await apps.one.database.pool.query(
      `INSERT INTO sinonimos (sinonimo_id, palabras) SELECT gen_random_uuid(), ARRAY['uva' || w, 'pasa' || w]
       FROM generate_series(1, $1) n, LATERAL (SELECT translate(n::text, '0123456789', 'cdfghjklmn') AS w) AS t`,
      [LIMITS.sinonimos],
    );
    expect(await search('avena fina')).toEqual(['Avena fina']);
  });
});
