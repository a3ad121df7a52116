import { LIMITS } from 'api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { formOf, samplePicture } from '../testing/forms.ts';
import { makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

interface Answered {
  version: number;
  code?: string;
  details?: { field: string }[];
  imagen?: object;
  [key: string]: unknown;
}

interface Small {
  path: string;
  table: string;
  id: string;
  /** A valid body with this name, without a picture. */
  body: (name: string) => object;
  /** Banners send a form with a picture. */
  picture?: true;
  /** The fields of the audit log for this name. */
  kept: (name: string) => object;
  /** The error for a name in use, at the field. */
  taken?: [code: string, field: string];
  /** The most rows, the error for one more, and the SQL that inserts `$1` rows. */
  limit?: [rows: number, code: string, fill: string];
  /** Whether concurrent requests wait for each other; else the limit may be exceeded by a few rows. */
  locked: boolean;
}

const days = { desde: '', hasta: '' };
const zona = { localidades: [], codigos_postales: [], dias: ['lunes'], recibe_pedidos: true };

const RESOURCES: Record<string, Small> = {
  banner: {
    path: '/banners',
    table: 'banners',
    id: 'banner_id',
    body: (titulo) => ({ titulo, texto: '', enlace: '', ...days }),
    picture: true,
    kept: (titulo) => ({ titulo }),
    limit: [
      LIMITS.banners,
      'DEMASIADOS_BANNERS',
      `WITH made AS (INSERT INTO imagenes (imagen_id, anchos)
         SELECT gen_random_uuid(), '{640,1280}' FROM generate_series(1, $1) RETURNING imagen_id)
       INSERT INTO banners (banner_id, titulo, texto, enlace, imagen_id)
       SELECT gen_random_uuid(), 'Uno', '', '', imagen_id FROM made`,
    ],
    locked: true,
  },
  condicion: {
    path: '/condiciones',
    table: 'condiciones',
    id: 'condicion_id',
    body: (nombre) => ({ nombre, monto_minimo: null, reglas: [] }),
    kept: (nombre) => ({ nombre }),
    taken: ['NOMBRE_EN_USO', 'nombre'],
    limit: [
      LIMITS.condiciones,
      'DEMASIADAS_CONDICIONES',
      `INSERT INTO condiciones (condicion_id, nombre)
       SELECT gen_random_uuid(), 'Condiciones ' || n FROM generate_series(1, $1) n`,
    ],
    locked: true,
  },
  rol: {
    path: '/roles-personal',
    table: 'roles_personal',
    id: 'rol_id',
    body: (nombre) => ({ nombre, areas: ['pedidos'] }),
    kept: (nombre) => ({ nombre }),
    taken: ['NOMBRE_EN_USO', 'nombre'],
    limit: [
      LIMITS.roles,
      'DEMASIADOS_ROLES',
      `INSERT INTO roles_personal (rol_id, nombre, areas)
       SELECT gen_random_uuid(), 'Rol ' || n, '{pedidos}' FROM generate_series(1, $1) n`,
    ],
    locked: true,
  },
  sinonimo: {
    path: '/sinonimos',
    table: 'sinonimos',
    id: 'sinonimo_id',
    body: (name) => ({ palabras: [name, `otra ${name}`] }),
    kept: (name) => ({ palabras: [name, `otra ${name}`] }),
    taken: ['SINONIMO_EN_USO', 'palabras'],
    limit: [
      LIMITS.sinonimos,
      'DEMASIADOS_SINONIMOS',
      `INSERT INTO sinonimos (sinonimo_id, palabras) SELECT gen_random_uuid(), ARRAY['uva' || w, 'pasa' || w]
       FROM generate_series(1, $1) n, LATERAL (SELECT translate(n::text, '0123456789', 'cdfghjklmn') AS w) AS t`,
    ],
    locked: false,
  },
  // The limit is for each user and for the team: see vistas.test.ts.
  vista: {
    path: '/vistas',
    table: 'vistas',
    id: 'vista_id',
    body: (nombre) => ({ nombre, de_equipo: true, filtros: { texto: 'Ana' } }),
    kept: (nombre) => ({ nombre }),
    taken: ['NOMBRE_EN_USO', 'nombre'],
    locked: true,
  },
  zona: {
    path: '/zonas',
    table: 'zonas',
    id: 'zona_id',
    body: (nombre) => ({ nombre, ...zona }),
    kept: (nombre) => ({ nombre }),
    taken: ['NOMBRE_EN_USO', 'nombre'],
    limit: [
      LIMITS.zonas,
      'DEMASIADAS_ZONAS',
      `INSERT INTO zonas (zona_id, nombre, localidades, codigos_postales, dias, recibe_pedidos)
       SELECT gen_random_uuid(), 'Zona ' || n, '{}', '{}', '{}', true FROM generate_series(1, $1) n`,
    ],
    locked: true,
  },
};

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());

const count = async (table: string): Promise<number> =>
  (await test.database.pool.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count;

describe.each(Object.entries(RESOURCES))('%s', (tipo, small) => {
  const { path, table, id, body, picture, kept, taken, limit, locked } = small;
  beforeEach(() => test.database.pool.query(`DELETE FROM ${table}`));

  const send = (method: 'POST' | 'PATCH' | 'DELETE', rest = '', sent?: object, version?: number) =>
    call<Answered>(test.app, method, `${path}${rest}`, {
      token: admin.token,
      ...(sent && { body: picture ? formOf({ ...sent }) : sent }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const create = (name: string) =>
    send('POST', '', { ...body(name), ...(picture && { imagen: samplePicture() }) });

  it('records each change with its author, and nothing for the same values', async () => {
    const made = await create('Norte');
    expect([made.status, made.body.version]).toEqual([201, 1]);
    const row = `/${made.body[id]}`;
    expect((await send('PATCH', row, body('Norte'), 1)).body.version).toBe(1);
    const changed = await send('PATCH', row, body('Sur'), 1);
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await send('DELETE', row)).status).toBe(200);
    const { rows } = await test.database.pool.query(
      'SELECT usuario_id, accion, objeto, antes, despues FROM bitacora WHERE objeto_id = $1 ORDER BY entrada_id',
      [made.body[id]],
    );
    const by = { usuario_id: admin.usuario.usuario_id, objeto: tipo };
    const [north, south] = [kept('Norte'), kept('Sur')];
    expect(rows).toEqual([
      { ...by, accion: `${tipo}.alta`, antes: null, despues: expect.objectContaining(north) },
      { ...by, accion: `${tipo}.edicion`, antes: north, despues: south },
      { ...by, accion: `${tipo}.baja`, antes: expect.objectContaining(south), despues: null },
    ]);
  });

  it('answers 404 when it does not exist any more', async () => {
    const row = `/${(await create('Norte')).body[id]}`;
    await send('DELETE', row);
    for (const answer of [await send('PATCH', row, body('Sur')), await send('DELETE', row)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'NO_ENCONTRADO']);
    }
  });

  it('answers a stale version to the second of two admins who edit concurrently', async () => {
    const { body: made } = await create('Norte');
    const row = `/${made[id]}`;
    const names = ['Este', 'Oeste'];
    const answers = await Promise.all(names.map((name) => send('PATCH', row, body(name), made.version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('VERSION_DESACTUALIZADA');
    // The first admin's values are stored: the same values again change nothing.
    const [winner = ''] = names.filter((_, index) => answers[index]?.status === 200);
    expect((await send('PATCH', row, body(winner))).body.version).toBe(made.version + 1);
  });

  if (taken)
    it('refuses a name in use in any spelling, also with concurrent requests', async () => {
      const answers = await Promise.all(['Norte', ' NORTE ', 'nórte'].map(create));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      const { body: other } = await create('Sur');
      const renamed = await send('PATCH', `/${other[id]}`, body('norte'));
      for (const answer of [...answers.filter(({ status }) => status === 409), renamed]) {
        expect([answer.body.code, answer.body.details?.[0]?.field]).toEqual(taken);
      }
      expect(await count(table)).toBe(2);
    });

  if (limit)
    it('is limited in number, and a refused one keeps no picture', async () => {
      const [rows, code, fill] = limit;
      await test.database.pool.query(fill, [rows - 1]);
      const pictures = await count('imagenes');
      const names = ['Norte', 'Sur', 'Este'];
      const answers = locked ? await Promise.all(names.map(create)) : [];
      if (!locked) for (const name of names) answers.push(await create(name));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(answers.filter(({ body: { code: given } }) => given === code)).toHaveLength(2);
      expect(await count(table)).toBe(rows);
      expect(await count('imagenes')).toBe(pictures + (picture ? 1 : 0));
    });
});
