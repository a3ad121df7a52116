import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categorias, etiquetas, imagenes, marcas } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { fileOf, formOf, pictureOfSize, sheet } from '../../testing/forms.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

interface Answered {
  nombre: string;
  esta_activo: boolean;
  imagen: string | null;
  mensaje?: string;
  code?: string;
  details?: { field: string; message: string }[];
  [id: string]: unknown;
}

const MAX = 6 * 1024 * 1024;
const NOBODY = '0198c0de-0000-7000-8000-000000000000';
const RESOURCES = {
  marcas: { id: 'marca_id', one: 'Marca', table: marcas },
  categorias: { id: 'categoria_id', one: 'Categoría', table: categorias },
  etiquetas: { id: 'etiqueta_id', one: 'Etiqueta', table: etiquetas },
} as const;
type Resource = keyof typeof RESOURCES;

let test: TestApp;
let token: string;
let logo: File;
let count = 0;
beforeAll(async () => {
  test = await testApp();
  token = (await makeUser(test, { roles: ['empleado'] })).token;
  logo = fileOf(await sheet().png().toBuffer(), 'logo.png');
});
afterAll(() => test.close());

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  call<Answered>(test.app, method, `/${path}`, { token, ...(body === undefined ? {} : { body }) });

/** Brands use a form, the others JSON. */
const bodyOf = (resource: Resource, fields: Record<string, unknown>) =>
  resource === 'marcas' ? formOf(fields) : fields;
const create = (resource: Resource, fields: Record<string, unknown> = {}) => {
  count += 1;
  const nombre = `Nombre ${count}`;
  const more = resource === 'marcas' ? { imagen: logo } : {};
  return send('POST', resource, bodyOf(resource, { nombre, ...more, ...fields }));
};
const edit = (resource: Resource, id: unknown, fields: Record<string, unknown>) =>
  send('PATCH', `${resource}/${id}`, bodyOf(resource, fields));
const idOf = (resource: Resource, { body }: { body: Answered }) => String(body[RESOURCES[resource].id]);
/** Returns the first message per field. */
const wrong = ({ body }: { body: Answered }) =>
  Object.fromEntries((body.details ?? []).toReversed().map(({ field, message }) => [field, message]));
/** Returns the names that a visitor finds. */
const found = async (resource: Resource, term: string) => {
  const path = `/${resource}/search?term=${encodeURIComponent(term)}`;
  const { body } = await call<Record<string, Answered[]>>(test.app, 'GET', path);
  return (body[resource] ?? []).map((one) => one.nombre);
};

describe.each(Object.keys(RESOURCES) as Resource[])('%s', (resource) => {
  const { id, one, table } = RESOURCES[resource];
  const total = () => test.database.db.$count(table);

  it('are created with a normalised name and found at once [P5.8]', async () => {
    expect(await found(resource, 'granjas')).toEqual([]);
    const { status, body } = await create(resource, { nombre: '  GRANJAS  del Sur ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ [id]: expect.any(String), nombre: 'Granjas del sur', esta_activo: true });
    expect(await found(resource, 'granjas')).toEqual(['Granjas del sur']);
  });

  it('are renamed, also to the same name in other letters, and found at once', async () => {
    const made = await create(resource, { nombre: 'Molino viejo' });
    expect(await found(resource, 'molino')).toEqual(['Molino viejo']);
    const again = await edit(resource, idOf(resource, made).toUpperCase(), { nombre: 'MOLINÓ VIEJO' });
    expect([again.status, again.body.nombre]).toEqual([200, 'Molinó viejo']);
    const other = await edit(resource, idOf(resource, made), { nombre: 'MOLINO nuevo' });
    expect(other.body).toEqual({ ...made.body, nombre: 'Molino nuevo' });
    expect(await found(resource, 'molino')).toEqual(['Molino nuevo']);
  });

  it.each([
    [undefined, 'El nombre es obligatorio.'],
    ['  ', 'El nombre es obligatorio.'],
    [' x ', 'El nombre debe tener al menos 2 caracteres.'],
    ['x'.repeat(256), 'El nombre debe tener como máximo 255 caracteres.'],
  ])('are refused the name %.10j', async (nombre, message) => {
    const before = await total();
    const answer = await create(resource, { nombre });
    expect([answer.status, answer.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(wrong(answer).nombre).toBe(message);
    expect(await total()).toBe(before);
    const made = await create(resource);
    if (nombre !== undefined) {
      expect(wrong(await edit(resource, idOf(resource, made), { nombre })).nombre).toBe(message);
    }
  });

  it('accept the longest and the shortest name', async () => {
    for (const nombre of ['Ñu', `A${'b'.repeat(254)}`]) {
      expect((await create(resource, { nombre })).body.nombre).toBe(nombre);
    }
  });

  it.each([
    ['zero-width characters', 'Pan\u200bal de mi\u2060el'],
    ['a soft hyphen', 'Panal\u00ad de miel'],
    ['characters for the writing direction', '\u202ePanal de miel\u202c'],
    ['a Hangul filler', 'Panal de miel\u3164'],
    ['invisible tag characters', 'Panal de miel\u{e0041}'],
    ['several spaces and a no-break space', ' Panal\u00a0  de  miel '],
    ['full-width letters', 'Ｐａｎａｌ de miel'],
    ['Cyrillic letters', 'Pаnаl de mіel'],
    ['a ligature or accents', 'PANÁL DE MIEL'],
  ])('refuse a name that looks like another: %s', async (_, alike) => {
    const nombre = `Panal de miel ${resource}`;
    await create(resource, { nombre });
    const other = idOf(resource, await create(resource));
    for (const answer of [
      await create(resource, { nombre: `${alike} ${resource}` }),
      await edit(resource, other, { nombre: `${alike} ${resource}` }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'NOMBRE_EN_USO']);
    }
  });

  it('refuse all but one of several look-alike names that arrive at once', async () => {
    const answers = await Promise.all([
      create(resource, { nombre: 'Ａ la vez' }),
      create(resource, { nombre: 'А la vez' }),
      create(resource, { nombre: 'A la vez' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('refuse a name of invisible characters, line breaks or control characters', async () => {
    for (const nombre of [
      '\u200b\u200b\u200b',
      '\u3164\u3164',
      '\u2800\u00ad',
      '\u{e0041}\u{e0042}',
      'Dos\nlíneas',
      'Con\ttab',
      'Es\u001bc',
    ]) {
      const { status, body } = await create(resource, { nombre });
      expect([status, body.code, body.details?.[0]?.field], JSON.stringify(nombre)).toEqual([
        400,
        'DATOS_INVALIDOS',
        'nombre',
      ]);
    }
  });

  it('can be edited although an older row looks alike', async () => {
    const made = idOf(resource, await create(resource, { nombre: 'De antes' }));
    await test.asOwner.db.execute(sql.raw(`ALTER TABLE ${resource} DISABLE TRIGGER USER`));
    const nombre = 'Dе antes';
    await test.database.db.execute(
      sql`INSERT INTO ${table} (${sql.identifier(id)}, nombre) VALUES (${NOBODY}, ${nombre})`,
    );
    await test.asOwner.db.execute(sql.raw(`ALTER TABLE ${resource} ENABLE TRIGGER USER`));
    expect((await edit(resource, made, { nombre: 'DE ANTES' })).status).toBe(200);
    expect((await edit(resource, made, { nombre: 'De ahora' })).status).toBe(200);
    expect((await edit(resource, made, { nombre: 'De antes' })).status).toBe(409);
    await test.database.db.delete(table).where(eq(table.nombre, nombre));
  });

  it('have unique names, ignoring accents and case, also among deactivated ones', async () => {
    const made = await create(resource, { nombre: 'Única' });
    const other = await create(resource);
    const taken = [
      await create(resource, { nombre: 'UNICA' }),
      await edit(resource, idOf(resource, other), { nombre: ' ünica' }),
    ];
    for (const answer of taken) {
      expect([answer.status, answer.body.code]).toEqual([409, 'NOMBRE_EN_USO']);
      expect(wrong(answer)).toEqual({ nombre: 'Ya existe otro con este nombre.' });
    }
    await send('DELETE', `${resource}/${idOf(resource, made)}`);
    const retired = await create(resource, { nombre: 'unica' });
    expect(retired.status).toBe(409);
    expect(wrong(retired).nombre).toContain('desactivado');
  });

  it('are created once when several requests create the same name at once', async () => {
    const before = [await total(), await test.database.db.$count(imagenes)];
    const answers = await Promise.all(
      ['Gemela', 'GEMELA', 'gémela', 'Gemelá'].map((nombre) => create(resource, { nombre })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(Object.keys(wrong(answer))).toEqual(['nombre']);
    }
    const after = [await total(), await test.database.db.$count(imagenes)];
    expect(after).toEqual([Number(before[0]) + 1, Number(before[1]) + (resource === 'marcas' ? 1 : 0)]);
  });

  it('accept one of two renames to the same name at once', async () => {
    const made = [await create(resource), await create(resource)];
    const answers = await Promise.all(
      made.map((one) => edit(resource, idOf(resource, one), { nombre: `Mismo ${resource}` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('leave the lists and return at once; repeated calls change nothing', async () => {
    const made = await create(resource, { nombre: 'Pasajera' });
    const itemId = idOf(resource, made);
    for (const _ of [1, 2]) {
      const gone = await send('DELETE', `${resource}/${itemId}`);
      expect([gone.status, gone.body]).toEqual([200, { mensaje: `${one} desactivada con éxito` }]);
      expect(await found(resource, 'pasajera')).toEqual([]);
    }
    const inactive = async (query: string) => {
      const path = `/${resource}/inactivos?${query}`;
      const { body } = await call<Record<string, Answered[]>>(test.app, 'GET', path, { token });
      return body[resource]?.map((one) => one.nombre);
    };
    expect(await inactive('limit=100')).toContain('Pasajera');
    expect(await inactive('term=pasaj')).toEqual(['Pasajera']);
    expect(await inactive('term=ninguna-así')).toEqual([]);
    for (const _ of [1, 2]) {
      const back = await send('PATCH', `${resource}/activate/${itemId}`);
      expect([back.status, back.body]).toEqual([200, { mensaje: `${one} activada con éxito` }]);
      expect(await found(resource, 'pasajera')).toEqual(['Pasajera']);
    }
  });

  it('answer 404 for an unknown id', async () => {
    const answers = [
      await edit(resource, NOBODY, { nombre: 'De nadie' }),
      await send('DELETE', `${resource}/${NOBODY}`),
      await send('PATCH', `${resource}/activate/${NOBODY}`),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'NO_ENCONTRADO']);
    expect((await edit(resource, 'abc', { nombre: 'De nadie' })).status).toBe(400);
  });
});

describe('a brand’s form', () => {
  const served = async (url: string | null) => (await test.app.inject({ url: url ?? '' })).statusCode;

  it('stores the logo and the featured flag', async () => {
    const { body } = await create('marcas', { nombre: 'Con logo', marca_destacada: 'true' });
    expect(body).toMatchObject({ marca_destacada: true, imagen: body.imagen_url });
    expect(await served(body.imagen)).toBe(200);
    const featured = await call<{ marcas: Answered[] }>(test.app, 'GET', '/marcas/destacadas?limit=500');
    expect(featured.body.marcas.map((one) => one.nombre)).toContain('Con logo');
    expect((await create('marcas')).body.marca_destacada).toBe(false);
  });

  it('changes only the sent fields', async () => {
    const made = (await create('marcas', { marca_destacada: 'true' })).body;
    const { marca_id } = made;
    expect((await edit('marcas', marca_id, { nombre: 'Otro nombre' })).body).toEqual({
      ...made,
      nombre: 'Otro nombre',
    });
    expect((await edit('marcas', marca_id, { marca_destacada: 'false' })).body).toEqual({
      ...made,
      nombre: 'Otro nombre',
      marca_destacada: false,
    });
    expect((await edit('marcas', marca_id, { other: 'x' })).status).toBe(200);
  });

  it('replaces the logo and deletes the old file', async () => {
    const made = (await create('marcas')).body;
    const { body } = await edit('marcas', made.marca_id, { imagen: logo });
    expect(body.imagen).not.toBe(made.imagen);
    expect([await served(body.imagen), await served(made.imagen)]).toEqual([200, 404]);
  });

  it('accepts a logo of exactly 6 MB, and refuses invalid ones at their field', async () => {
    expect((await create('marcas', { imagen: await pictureOfSize(MAX) })).status).toBe(201);
    const FORMAT = 'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.';
    const refused: [unknown, string][] = [
      [undefined, 'La imagen es obligatoria.'],
      [fileOf('', '', 'application/octet-stream'), 'La imagen es obligatoria.'],
      ['', 'La imagen es obligatoria.'],
      [[logo, logo], 'Sube una sola imagen.'],
      [await pictureOfSize(MAX + 1), 'El archivo debe ser menor de 6MB.'],
      [fileOf('<html></html>', 'logo.png'), FORMAT],
      [
        fileOf(Buffer.from('89504e470d0a1a0a00', 'hex')),
        'No pudimos leer la imagen. Puede estar dañada; prueba con otra.',
      ],
    ];
    const before = await test.database.db.$count(marcas);
    for (const [imagen, message] of refused) {
      const answer = await create('marcas', { imagen });
      expect([answer.status, wrong(answer)]).toEqual([400, { imagen: message }]);
    }
    expect(await test.database.db.$count(marcas)).toBe(before);
    expect((await create('marcas', { marca_destacada: 'quizás' })).status).toBe(400);
  });

  it('causes no deadlock when a brand is renamed, pictured and deactivated at once', async () => {
    const made = (await create('marcas')).body;
    const nombre = `Disputada ${made.marca_id}`;
    const answers = await Promise.all([
      edit('marcas', made.marca_id, { nombre, imagen: logo }),
      create('marcas', { nombre }),
      edit('marcas', made.marca_id, { nombre }),
      send('DELETE', `marcas/${made.marca_id}`),
      edit('marcas', made.marca_id, { imagen: logo }),
      create('marcas', { nombre: nombre.toUpperCase() }),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
  });
});
