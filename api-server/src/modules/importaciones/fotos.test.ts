import { readdir } from 'node:fs/promises';
import type { Area } from 'api-client/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bitacora } from '../../db/schema/bitacora.ts';
import { createFolderStore } from '../../images/folder-store.ts';
import { purge } from '../../purge.ts';
import { fileOf, pictureOfSize, sheet } from '../../testing/forms.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { makeRol } from '../../testing/make-rol.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { sweepPictures } from '../imagenes/service.ts';
import { imagenIdOf, productForms } from '../productos/testing/productos-fixture.ts';
import { importing } from './testing/importing.ts';

let test: TestApp;
let photos: ReturnType<typeof importing>;
let forms: Awaited<ReturnType<typeof productForms>>;
let red: File;
let green: File;
let blue: File;
beforeAll(async () => {
  test = await testApp();
  photos = importing(test, (await makeUser(test, { roles: ['empleado'] })).token);
  forms = await productForms(test);
  const [one, two, three] = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map(async (colour) => fileOf(await sheet(colour).png().toBuffer())),
  );
  if (!one || !two || !three) throw new Error('No pictures');
  [red, green, blue] = [one, two, three];
});
afterAll(() => test.close());
beforeEach(() => run('DELETE FROM productos'));

const run = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);
const stored = async () => (await readdir(test.imagesDir)).sort();
const deps = () => ({ db: test.database.db, images: createFolderStore(test.imagesDir) });
const shownOf = async (id: string) => (await forms.get(id)).body.imagenes.map(({ url }) => imagenIdOf(url));
const told = async (id: string, query?: string) =>
  (await photos.filas(id, query)).map(({ nombre, efecto, estado, errores, fotos }) => ({
    ...{ nombre, efecto, estado },
    fotos: fotos.map((foto) => `${foto.archivo}: ${foto.efecto} ${foto.orden}`),
    errores: errores.map(({ mensaje }) => mensaje),
  }));

/** Creates a product with these pictures through the product form. */
async function withFotos(nombre: string, codigo: string, imagenes: File[]) {
  const { body } = await forms.create({ nombre, codigo, imagenes });
  return { id: body.producto_id, fotos: body.imagenes.map(({ url }) => imagenIdOf(url)) };
}

describe('the product of a picture', () => {
  /** Uploads one picture with this name and returns the product's name or the error. */
  async function rowOf(name: string) {
    const { importacion_id } = await photos.pictures({ [name]: red }, `${name}.zip`);
    const [fila] = await photos.filas(importacion_id);
    await photos.discard(importacion_id);
    if (!fila) throw new Error('No row');
    return fila.efecto === 'error' ? fila.errores[0]?.mensaje : fila.nombre;
  }

  it('is found by code, else by name, else by id, despite characters that file systems replace', async () => {
    const { producto_id } = await makeProduct(test, { nombre: 'Maní sin código' });
    for (const [nombre, codigo] of [
      ['Almendra', 'ALM-2'],
      ['Almendra pelada', 'ALM'],
      ['Ñandú 1/2 kg: "extra"', null],
      ['Harina 12 kg', 'H 12'],
      ['Harina 1/2 kg', 'H/2'],
      ['ALM-7', null],
      ['Otra', 'ALM-7'],
    ] as const)
      await makeProduct(test, { nombre, codigo });
    expect(await rowOf('alm-2.jpg')).toBe('Almendra');
    expect(await rowOf('ALM_2.jpg')).toBe('Almendra');
    expect(await rowOf('alm.jpg')).toBe('Almendra pelada');
    expect(await rowOf('ALM-1.jpg')).toBe('Almendra pelada');
    // Code wins over name.
    expect(await rowOf('ALM-7.jpg')).toBe('Otra');
    expect(await rowOf('h 12.jpg')).toBe('Harina 12 kg');
    expect(await rowOf('H-2.jpg')).toBe('Harina 1/2 kg');
    for (const name of [
      'ñandú 1/2 kg: "extra".jpg'.replaceAll(/[/:"]/g, '_'),
      'NANDU 1-2 kg extra.png',
      'fotos/Nandú 12 kg extra.webp',
      'Ñandú 1 2 kg  extra_1.jpg',
    ])
      expect(await rowOf(name), name).toBe('Ñandú 1/2 kg: "extra"');
    expect(await rowOf('Harina 12 kg.jpg')).toBe('Harina 12 kg');
    expect(await rowOf('harina 1-2 kg.jpg')).toBe('Harina 1/2 kg');
    expect(await rowOf(`${producto_id.toUpperCase()}.jpg`)).toBe('Maní sin código');
    expect(await rowOf(`${producto_id}_2.jpg`)).toBe('Maní sin código');
  });

  it('is refused with a correction for an unknown name, an ambiguous name, and a third picture', async () => {
    await makeProduct(test, { nombre: 'Pistacho', codigo: 'P-1' });
    await makeProduct(test, { nombre: 'pistacho' });
    expect(await rowOf('IMG_20260102.jpg')).toBe(
      'Ningún producto tiene el código ni el nombre «IMG_20260102». Corrige el nombre del archivo.',
    );
    expect(await rowOf('Pistacho.jpg')).toMatch(
      /^Hay 2 productos que se llaman «[Pp]istacho»: nombra la foto/,
    );
    expect(await rowOf('P-1-3.jpg')).toBe(
      'Un producto lleva hasta 2 fotos, y esta sería la número 3 de «Pistacho».',
    );
    expect(await rowOf('¡!.jpg')).toMatch(/^Ningún producto/);
    expect(await rowOf('_.jpg')).toMatch(/^Ningún producto/);
  });
});

it('previews new, replaced, equal and wrong pictures, then applies and undoes the valid ones', async () => {
  const none = await makeProduct(test, { nombre: 'Sin nada', codigo: 'N-0' });
  await makeProduct(test, { nombre: 'Sin nada ni foto' });
  await makeProduct(test, { nombre: 'Apagado', esta_activo: false });
  const two = await withFotos('Con dos', 'D-2', [red, green]);
  const one = await withFotos('Con una', 'U-1', [red]);
  const same = await withFotos('Igual', 'I-1', [red]);
  const read = await photos.pictures({
    'D-2.png': blue,
    'I-1.png': red,
    'N-0-2.png': green,
    'N-0.png': red,
    'U-1 (2).png': blue,
    'a/N-0.png': blue,
    'rota.png': fileOf('no es una foto'),
  });
  const { importacion_id: id } = read;
  expect(read).toMatchObject({
    estado: 'revisada',
    tipo: 'fotos',
    filas: 6,
    resumen: { nuevo: 1, cambia: 2, igual: 1, error: 2 },
    sin_foto: 1,
  });
  expect(await told(id)).toEqual([
    {
      nombre: 'Sin nada',
      efecto: 'nuevo',
      estado: 'pendiente',
      fotos: ['a/N-0.png: nuevo 1', 'N-0-2.png: nuevo 2'],
      errores: [],
    },
    { nombre: 'Con dos', efecto: 'cambia', estado: 'pendiente', fotos: ['D-2.png: cambia 1'], errores: [] },
    { nombre: 'Igual', efecto: 'igual', estado: 'pendiente', fotos: ['I-1.png: igual 1'], errores: [] },
    {
      nombre: 'N-0.png',
      efecto: 'error',
      estado: 'pendiente',
      fotos: ['N-0.png: error 1'],
      errores: [
        '«a/N-0.png» ya es la primera foto de este producto. Para que esta sea la segunda, termina su nombre con -2.',
      ],
    },
    {
      nombre: 'rota.png',
      efecto: 'error',
      estado: 'pendiente',
      fotos: ['rota.png: error null'],
      errores: ['Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.'],
    },
    {
      nombre: 'Con una',
      efecto: 'cambia',
      estado: 'pendiente',
      fotos: ['U-1 (2).png: nuevo 2'],
      errores: [],
    },
  ]);
  // The preview serves each picture.
  const [first] = await photos.filas(id);
  const { statusCode } = await test.app.inject({ url: first?.fotos[0]?.imagen?.url ?? '' });
  expect(statusCode).toBe(200);
  // The preview changes no product.
  expect([await shownOf(two.id), await shownOf(none.producto_id)]).toEqual([two.fotos, []]);

  expect(await photos.apply(id)).toMatchObject({ estado: 'aplicada', hechas: 3, salteadas: 0 });
  const [changed, added, made] = await Promise.all([two.id, one.id, none.producto_id].map(shownOf));
  expect([changed?.length, changed?.[0] === two.fotos[0], changed?.[1]]).toEqual([2, false, two.fotos[1]]);
  expect([added?.length, added?.[0]]).toEqual([2, one.fotos[0]]);
  expect(made).toHaveLength(2);
  expect(await shownOf(same.id)).toEqual(same.fotos);
  expect((await forms.get(two.id)).body.version).toBe(2);
  const entradas = await test.database.db.select().from(bitacora);
  const edited = entradas.find((one) => one.objeto_id === two.id && one.accion === 'producto.edicion');
  expect([edited?.antes, edited?.despues]).toEqual([{ imagenes: two.fotos }, { imagenes: changed }]);

  // The sweep keeps a replaced image while the import can be undone.
  await sweepPictures(deps(), new Date(Date.now() + 48 * 3600_000));
  expect(await stored()).toContain(two.fotos[0]);
  expect(await photos.undo(id)).toMatchObject({ estado: 'deshecha' });
  expect(await Promise.all([two.id, one.id, none.producto_id].map(shownOf))).toEqual([
    two.fotos,
    one.fotos,
    [],
  ]);
});

it('never shows the same picture twice in a product, and can swap two pictures', async () => {
  await makeProduct(test, { nombre: 'Doble', codigo: 'DB' });
  const one = await withFotos('Repetida', 'RP', [red, green]);
  const swap = await withFotos('Cruzada', 'CZ', [red, green]);
  const read = await photos.pictures({
    'CZ-2.png': red,
    'CZ.png': green,
    'DB-2.png': blue,
    'DB.png': blue,
    'RP-2.png': red,
  });
  expect((await told(read.importacion_id)).map(({ nombre, fotos }) => [nombre, ...fotos])).toEqual([
    ['Cruzada', 'CZ.png: cambia 1', 'CZ-2.png: cambia 2'],
    ['Doble', 'DB.png: nuevo 1', 'DB-2.png: igual 2'],
    ['Repetida', 'RP-2.png: igual 2'],
  ]);
  expect(await photos.apply(read.importacion_id)).toMatchObject({ hechas: 2 });
  expect(await shownOf(one.id)).toEqual(one.fotos);
  expect(await shownOf(swap.id)).toHaveLength(2);
});

it('skips products that changed meanwhile, both when applied and when undone', async () => {
  const [stale, swapped] = [await withFotos('Cambia', 'C-1', [red]), await withFotos('Vuelve', 'V-1', [red])];
  const { importacion_id: id } = await photos.pictures({ 'C-1.png': blue, 'V-1.png': blue });
  await forms.edit(stale.id, { nombre: 'Cambió' });
  expect(await photos.apply(id)).toMatchObject({ estado: 'aplicada', hechas: 1, salteadas: 1 });
  expect(await shownOf(stale.id)).toEqual(stale.fotos);
  // Only the changed picture prevents the undo, not the changed name.
  await forms.edit(swapped.id, { nombre: 'Volvió' });
  await forms.edit(swapped.id, { imagenes: [green] });
  const own = await shownOf(swapped.id);
  await photos.undo(id);
  expect(await shownOf(swapped.id)).toEqual(own);
  expect((await told(id)).map(({ estado }) => estado)).toEqual(['salteada', 'quedo']);
});

it('checks each picture by the rules of the product form, and continues after a refused picture', async () => {
  await makeProduct(test, { nombre: 'Regla', codigo: 'R-1' });
  const { importacion_id: id } = (await photos.begin(9)).body;
  const errorOf = async (name: string, file: File) => (await photos.send(id, name, file)).body.error;
  expect(await errorOf('justa.png', await pictureOfSize(6 * 1024 * 1024))).toBeNull();
  expect(await errorOf('grande.png', await pictureOfSize(6 * 1024 * 1024 + 1))).toBe(
    'Cada archivo debe ser menor de 6MB.',
  );
  expect(await errorOf('vacia.png', fileOf(''))).toBe('El archivo está vacío.');
  expect(await errorOf('texto.png', fileOf('hola'))).toMatch(/^Formato no soportado/);
  const cut = (await sheet('#b5532a', 400, 400).jpeg().toBuffer()).subarray(0, 900);
  expect(await errorOf('rota.jpg', fileOf(cut))).toBe(
    'No pudimos leer la imagen. Puede estar dañada; prueba con otra.',
  );
  expect(await errorOf('R-1.png', red)).toBeNull();
  expect((await photos.send(id, '', red)).status).toBe(400);
  expect((await photos.send(id, 'x'.repeat(256), red)).status).toBe(400);
  const answer = await photos.sent(id, [
    { archivo: 'enorme.mov', falla: 'grande' },
    { archivo: 'clave.png', falla: 'danada' },
  ]);
  expect(answer.body.estado).toBe('leyendo');
  expect(await photos.done(id)).toMatchObject({ resumen: { nuevo: 1, error: 7 } });
  const wrong = await told(id, '&efecto=error');
  expect(wrong.find(({ nombre }) => nombre === 'enorme.mov')?.errores).toEqual([
    'Cada archivo debe ser menor de 6MB.',
  ]);
  expect(wrong.find(({ nombre }) => nombre === 'clave.png')?.errores[0]).toMatch(
    /^No se pudo sacar del \.zip/,
  );

  const { rawPayload, statusCode } = await test.app.inject({
    url: `/api/importaciones/${id}/errores`,
    headers: { authorization: `Bearer ${photos.token}` },
  });
  expect(statusCode).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  expect(sheets[0]?.rows).toHaveLength(8);
  expect(sheets[0]?.rows).toContainEqual(['Cada archivo debe ser menor de 6MB.', 'enorme.mov']);
});

it('finds a product created later when the same pictures are uploaded again', async () => {
  const before = await photos.pictures({ 'T-1.png': red }, 'tarde.zip');
  expect(before.resumen).toMatchObject({ nuevo: 0, error: 1 });
  const { producto_id } = await makeProduct(test, { nombre: 'Llegó tarde', codigo: 'T-1' });
  const { body } = await photos.begin(1, 'tarde.zip');
  expect(body).toMatchObject({ importacion_id: before.importacion_id, estado: 'leyendo' });
  const again = await photos.done(before.importacion_id);
  expect(again).toMatchObject({ estado: 'revisada', resumen: { nuevo: 1, error: 0 } });
  expect(again.vista_previa).not.toBe(before.vista_previa);
  expect(await photos.apply(before.importacion_id)).toMatchObject({ estado: 'aplicada', hechas: 1 });
  expect(await shownOf(producto_id)).toHaveLength(1);
});

it('resumes an interrupted upload without storing a picture twice', async () => {
  await makeProduct(test, { nombre: 'Sigue', codigo: 'S-1' });
  const { importacion_id: id } = (await photos.begin(3, 'sigue.zip')).body;
  expect((await photos.one(id)).body).toMatchObject({
    estado: 'recibiendo',
    avance: { hechas: 0, total: 3 },
    se_deshace: false,
  });
  const { huella } = (await photos.send(id, 'S-1.png', red)).body;
  const files = await stored();
  // The same zip continues the same import, which lists the received pictures.
  expect((await photos.begin(3, 'sigue.zip')).body.importacion_id).toBe(id);
  expect((await photos.begin(4, 'sigue.zip')).body.importacion_id).not.toBe(id);
  expect((await photos.received(id)).body.fotos).toEqual([{ archivo: 'S-1.png', huella, error: null }]);
  await photos.send(id, 'S-1.png', red);
  // The same picture under another name is not stored twice, either.
  await photos.send(id, 'S-1-2.png', red);
  expect(await stored()).toEqual(files);
  expect((await photos.one(id)).body.avance).toEqual({ hechas: 2, total: 3 });
  // Another picture of that name replaces the first; a failed picture may be sent again.
  const other = (await photos.send(id, 'S-1-2.png', green)).body;
  expect(other.huella).not.toBe(huella);
  await photos.send(id, 'rota.png', fileOf('x'));
  expect((await photos.send(id, 'rota.png', blue)).body.error).toBeNull();
  await Promise.all([photos.sent(id), photos.sent(id)]);
  expect(await photos.done(id)).toMatchObject({ estado: 'revisada', resumen: { nuevo: 1, error: 1 } });
  // From here on the import receives no pictures.
  expect((await photos.send(id, 'tarde.png', red)).status).toBe(409);
  expect((await photos.sent(id)).status).toBe(200);
});

it("requires the catalogue area, and answers 403 to uploads into another user's import", async () => {
  const by = async (...areas: Area[]) => {
    const rol_id = await makeRol(test, areas);
    return importing(test, (await makeUser(test, { roles: ['empleado'], rol_id })).token);
  };
  const [editor, pricer] = [await by('catalogo'), await by('cambiar-precios', 'ver-precios')];
  expect((await pricer.begin(1)).status).toBe(403);
  expect((await importing(test, (await makeUser(test)).token).begin(1)).status).toBe(403);
  await makeProduct(test, { nombre: 'Ajena', codigo: 'A-1' });
  const { importacion_id: id } = (await photos.begin(2)).body;
  const files = await stored();
  for (const one of [editor, pricer]) {
    expect((await one.send(id, 'A-1.png', red)).status).toBe(403);
    expect((await one.sent(id)).status).toBe(403);
  }
  expect((await pricer.received(id)).status).toBe(403);
  expect((await pricer.one(id)).status).toBe(403);
  expect((await pricer.discard(id)).status).toBe(403);
  expect((await pricer.act(id, 'aplicar', { invitacion: false })).status).toBe(403);
  expect(await stored()).toEqual(files);
  const own = await editor.pictures({ 'A-1.png': red });
  expect(await editor.apply(own.importacion_id)).toMatchObject({ estado: 'aplicada', hechas: 1 });
  expect(await editor.tipos()).toEqual(['fotos']);
  // A spreadsheet import receives no pictures.
  const { importacion_id: planilla } = await photos.read('precios', 'Nombre;Precio\nAjena;5');
  expect((await photos.send(planilla, 'A-1.png', red)).status).toBe(409);
  expect((await photos.sent(planilla)).status).toBe(409);
  expect((await photos.act(id, 'aplicar', { invitacion: false })).status).toBe(409);
});

it('deletes the stored pictures of a discarded import, and keeps pictures that a product shows', async () => {
  const before = await stored();
  const { id: producto } = await withFotos('Libre', 'L-1', [red]);
  const [kept = ''] = await shownOf(producto);
  for (const finished of [true, false]) {
    const { importacion_id: id } = (await photos.begin(2, `${finished}.zip`)).body;
    await photos.send(id, 'L-1.png', blue);
    await photos.send(id, 'nadie.png', green);
    if (finished) await photos.sent(id).then(() => photos.done(id));
    expect(await stored()).toHaveLength(before.length + 3);
    expect((await photos.discard(id)).status).toBe(200);
    expect(await stored()).toEqual([...before, kept].sort());
    expect((await photos.one(id)).status).toBe(404);
  }
});

it('deletes unused pictures after the retention time: replaced, unmatched and unfinished ones', async () => {
  const before = await stored();
  const { id: producto } = await withFotos('Vieja', 'VJ-1', [red]);
  const { importacion_id: id } = await photos.pictures({ 'VJ-1.png': blue, 'nadie.png': green });
  await photos.apply(id);
  const { importacion_id: open } = (await photos.begin(2, 'abierta.zip')).body;
  await photos.send(open, 'otra.png', green);
  await purge(test.database.db);
  expect((await photos.one(id)).body.se_deshace).toBe(true);
  await run("UPDATE importaciones SET fecha = now() - interval '31 days' WHERE importacion_id = ANY ($1)", [
    [id, open],
  ]);
  await purge(test.database.db);
  expect((await photos.one(id)).body).toMatchObject({ estado: 'aplicada', se_deshace: false });
  expect((await photos.one(open)).body).toMatchObject({
    estado: 'fallida',
    motivo: 'No se terminó de enviar.',
  });
  expect((await photos.send(open, 'otra.png', green)).status).toBe(409);
  await sweepPictures(deps(), new Date(Date.now() + 25 * 3600_000));
  expect(await stored()).toEqual([...before, ...(await shownOf(producto))].sort());
});

it('refuses an invalid number of pictures or file name, and fails without any picture', async () => {
  for (const fotos of [0, 3001, 1.5]) expect((await photos.begin(fotos)).status, `${fotos}`).toBe(400);
  expect((await photos.begin(1, '')).status).toBe(400);
  const { importacion_id: id } = (await photos.begin(1, 'vacio.zip')).body;
  await photos.sent(id);
  expect(await photos.done(id)).toMatchObject({ estado: 'fallida', motivo: 'No llegó ninguna foto.' });
});
