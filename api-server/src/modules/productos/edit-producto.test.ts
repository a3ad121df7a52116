import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categorias, imagenes, marcas, productosImagenes } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { fileOf, sheet } from '../../testing/forms.ts';
import { makeFiltros } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, imagenIdOf, productForms } from './testing/productos-fixture.ts';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
let producto: Answered;
let another: File;
beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
  another = fileOf(await sheet('#2e6b3f').jpeg().toBuffer(), 'otra.jpg');
});
afterAll(() => test.close());
beforeEach(async () => {
  producto = (await forms.create({ imagenes: [forms.picture, another] })).body;
});

const edit = (fields: Record<string, unknown>, ifMatch?: string) =>
  forms.edit(producto.producto_id, fields, ifMatch);

describe('productos.update', () => {
  it.each([
    [{ nombre: ' GIRASOL pelado' }, { nombre: 'Girasol pelado' }],
    [{ descripcion: 'Otra descripción.' }, { descripcion: 'Otra descripción.' }],
    [{ precio: '0.07' }, { precio: 0.07 }],
    [{ precio_antes_oferta: '10.10' }, { precio_antes_oferta: 10.1 }],
    [{ tipo_de_precio: 'por_unidad' }, { tipo_de_precio: 'por_unidad' }],
    [{ en_promocion: 'true' }, { en_promocion: true }],
    [{ producto_destacado: 'false' }, { producto_destacado: false }],
    [{ nuevo_ingreso: 'true' }, { nuevo_ingreso: true }],
    [{ disponible: 'false' }, { disponible: false }],
  ])('changes %j and nothing else', async (fields, changed) => {
    const { status, body, headers } = await edit(fields);
    expect(status).toBe(200);
    expect(body).toEqual({ ...producto, ...changed, version: 2 });
    expect(headers.etag).toBe('"2"');
    expect((await forms.get(producto.producto_id)).body).toEqual(body);
  });

  it('keeps the old price when the field is absent and clears it when the field is empty', async () => {
    await edit({ precio_antes_oferta: '5000', en_promocion: 'true' });
    expect((await edit({ en_promocion: 'false' })).body.precio_antes_oferta).toBe(5000);
    expect((await edit({ precio_antes_oferta: '' })).body.precio_antes_oferta).toBeNull();
  });

  it('allows each code for one product only, and a search by code finds it first', async () => {
    const other = (await forms.create({ codigo: ' zq  1 ', nombre: 'Con código' })).body;
    expect(other.codigo).toBe('ZQ 1');
    await forms.create({ nombre: 'zq 1 de nombre' });
    const { token } = forms;
    for (const path of ['/productos/panel', '/productos/search']) {
      const found = await call<{ productos: Answered[] }>(test.app, 'GET', `${path}?term=Zq%201`, { token });
      expect(found.body.productos.map(({ nombre }) => nombre)).toEqual(['Con código', 'Zq 1 de nombre']);
    }
    for (const refused of [await edit({ codigo: 'zQ 1' }), await forms.create({ codigo: 'ZQ 1' })]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'CODIGO_EN_USO']);
      expect(forms.wrong(refused)).toEqual({ codigo: 'El código ZQ 1 es de «Con código».' });
    }
    await call(test.app, 'DELETE', `/productos/${other.producto_id}`, { token });
    expect(forms.wrong(await edit({ codigo: 'zq 1' })).codigo).toMatch(/«Con código», que está inactivo/);
    expect((await forms.edit(other.producto_id, { codigo: 'zq 1' })).status).toBe(200);
    expect(forms.wrong(await edit({ codigo: 'á' })).codigo).toMatch(/letras sin acento/);
    expect((await forms.edit(other.producto_id, { codigo: '' })).body.codigo).toBeUndefined();
    // The first of two concurrent requests gets the code.
    const both = await Promise.all([edit({ codigo: 'zq 1' }), forms.create({ codigo: 'ZQ 1' })]);
    expect(both.map(({ status }) => status === 409)).toContain(true);
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  it('changes nothing when the form is empty', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { token } = forms;
    const path = `/productos/${producto.producto_id}`;
    const answer = await call(test.app, 'PATCH', path, { token, headers, body: '--x--\r\n' });
    expect([answer.status, answer.body]).toEqual([200, producto]);
    expect((await edit({ unknown: 'x' })).body).toEqual(producto);
  });

  it('replaces brand, categories and tags, and updates their lists at once', async () => {
    const filtros = await makeFiltros(test);
    const [categoria_id = ''] = filtros.categorias;
    const [etiqueta_id = ''] = filtros.etiquetas;
    const { body } = await edit({
      marca_id: filtros.marca_id.toUpperCase(),
      productos_categorias: [{ categoria_id }],
      productos_etiquetas: [{ etiqueta_id }],
    });
    expect(body).toMatchObject({
      marca: { marca_id: filtros.marca_id },
      categorias: [{ categoria_id }],
      etiquetas: [{ etiqueta_id }],
    });
    const [categoria] = body.categorias as { categoria_id: string; nombre?: string }[];
    const path = `/productos/categoria/${encodeURIComponent(categoria?.nombre ?? '')}`;
    expect((await call<{ total: number }>(test.app, 'GET', path)).body.total).toBe(1);
    await edit({ productos_categorias: forms.filtros.categorias.map((id) => ({ categoria_id: id })) });
    expect((await call<{ total: number }>(test.app, 'GET', path)).body.total).toBe(0);
  });

  it('keeps references that were deactivated since, and refuses new deactivated ones', async () => {
    const { db } = test.database;
    const [propia, ajena] = [await makeFiltros(test), await makeFiltros(test)];
    const listOf = (ids: string[]) => ids.map((categoria_id) => ({ categoria_id }));
    const own = { marca_id: propia.marca_id, productos_categorias: listOf(propia.categorias) };
    await edit(own);
    for (const filtros of [propia, ajena]) {
      await db.update(marcas).set({ esta_activo: false }).where(eq(marcas.marca_id, filtros.marca_id));
      for (const id of filtros.categorias) {
        await db.update(categorias).set({ esta_activo: false }).where(eq(categorias.categoria_id, id));
      }
    }
    expect((await edit({ ...own, precio: '1' })).status).toBe(200);
    const refused = await edit({
      marca_id: ajena.marca_id,
      productos_categorias: listOf([...propia.categorias, ...ajena.categorias]),
    });
    expect(Object.keys(forms.wrong(refused)).sort()).toEqual([
      'marca_id',
      'productos_categorias.2.categoria_id',
      'productos_categorias.3.categoria_id',
    ]);
  });

  it.each([
    [{ nombre: 'a' }, 'nombre'],
    [{ nombre: '' }, 'nombre'],
    [{ descripcion: 'corta' }, 'descripcion'],
    [{ precio: '' }, 'precio'],
    [{ precio: '1000000' }, 'precio'],
    [{ disponible: 'tal vez' }, 'disponible'],
    [{ productos_etiquetas: [{ etiqueta_id: 'x' }] }, 'productos_etiquetas.0.etiqueta_id'],
  ])('refuses %j', async (fields, field) => {
    const answer = await edit(fields);
    expect([answer.status, Object.keys(forms.wrong(answer))]).toEqual([400, [field]]);
    expect((await forms.get(producto.producto_id)).body).toEqual(producto);
  });

  it('answers 404 for an unknown id', async () => {
    const answer = await forms.edit('0198c0de-0000-7000-8000-000000000000', {
      nombre: 'Nadie',
      imagenes: [another],
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'NO_ENCONTRADO']);
  });

  it('accepts one of two edits with the same version, and leaves no picture of the other', async () => {
    const before = (await forms.stored()).length;
    const both = await Promise.all(
      ['Uno', 'Otro'].map((nombre) => edit({ nombre, imagenes: [another] }, '"1"')),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = both.find((answer) => answer.status === 409);
    expect(refused?.body.code).toBe('VERSION_DESACTUALIZADA');
    // Two pictures were deleted and one was added.
    expect((await forms.stored()).length).toBe(before - 1);
    const stale = await edit({ nombre: 'Tarde' }, '"1"');
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_DESACTUALIZADA']);
    expect((await edit({ nombre: 'A tiempo' }, '"2"')).status).toBe(200);
    expect((await edit({ nombre: 'Sin versión' })).status).toBe(200);
  });

  it('causes no deadlock when many edits and deactivations run at once', async () => {
    const filtros = await makeFiltros(test);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2
          ? edit({ marca_id: filtros.marca_id, precio: String(index) })
          : call(test.app, 'DELETE', `/marcas/${filtros.marca_id}`, { token: forms.token }),
      ),
    );
    // An edit after the deactivation answers 400; no request waits forever.
    for (const { status } of answers) expect([200, 400]).toContain(status);
  });
});

describe('the pictures of a product that is edited', () => {
  const urls = () => producto.imagenes.map((imagen) => imagen.url);
  const statusOf = async (url: string | undefined) => (await test.app.inject({ url: url ?? '' })).statusCode;

  it('stay when the form has none', async () => {
    expect((await edit({ precio: '1' })).body.imagenes).toEqual(producto.imagenes);
    for (const url of urls()) expect(await statusOf(url)).toBe(200);
  });

  it('are replaced by new ones, and the old files are deleted', async () => {
    const { body } = await edit({ imagenes: [another] });
    expect(body.imagenes).toHaveLength(1);
    expect(urls()).not.toContain(body.imagenes[0]?.url);
    expect(await statusOf(body.imagenes[0]?.url)).toBe(200);
    for (const url of urls()) expect(await statusOf(url)).toBe(404);
    const rows = await test.database.db.select().from(imagenes);
    expect(rows.map((row) => row.imagen_id)).not.toContain(imagenIdOf(urls()[0]));
  });

  it('are reordered or deleted by imagenes_orden', async () => {
    const [first, second] = urls();
    const turned = await edit({ imagenes_orden: [second, first] });
    expect(turned.body.imagenes.map((imagen) => imagen.url)).toEqual([second, first]);
    const one = await edit({ imagenes_orden: [first] });
    expect(one.body.imagenes.map((imagen) => imagen.url)).toEqual([first]);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 404]);
  });

  it.each([
    [(url: string) => ['nueva', url], 1],
    [(url: string) => [url, 'nueva'], 0],
  ])('stay before or after a new one', async (orderOf, place) => {
    const [, second = ''] = urls();
    const { body } = await edit({ imagenes_orden: orderOf(second), imagenes: [another] });
    expect(body.imagenes).toHaveLength(2);
    expect(body.imagenes[place]?.url).toBe(second);
    expect(urls()).not.toContain(body.imagenes[1 - place]?.url);
  });

  it.each([
    [['/api/imagenes/0198c0de-0000-7000-8000-000000000000/640.webp'], 0, 'imagenes_orden.0'],
    [['../../etc/passwd'], 0, 'imagenes_orden.0'],
    [['nueva'], 0, 'imagenes'],
    [['nueva'], 2, 'imagenes'],
    [['nueva', 'nueva', 'nueva'], 2, 'imagenes_orden'],
  ])('are refused for the order %j with %i new files', async (orden, sent, field) => {
    const before = await forms.stored();
    const answer = await edit({ imagenes_orden: orden, imagenes: Array(sent).fill(another) });
    expect([answer.status, Object.keys(forms.wrong(answer))]).toEqual([400, [field]]);
    expect(await forms.stored()).toEqual(before);
  });

  it('are refused when they belong to another product or repeat', async () => {
    const other = (await forms.create()).body.imagenes[0]?.url;
    const [first] = urls();
    expect(Object.keys(forms.wrong(await edit({ imagenes_orden: [first, other] })))).toEqual([
      'imagenes_orden.1',
    ]);
    expect(Object.keys(forms.wrong(await edit({ imagenes_orden: [first, first] })))).toEqual([
      'imagenes_orden.1',
    ]);
  });

  it('keep their files while another product uses them', async () => {
    const other = (await forms.create()).body;
    const [first] = urls();
    await test.database.db
      .insert(productosImagenes)
      .values({ producto_id: other.producto_id, imagen_id: imagenIdOf(first), orden: 1 });
    await edit({ imagenes: [another] });
    expect(await statusOf(first)).toBe(200);
    await forms.edit(other.producto_id, { imagenes: [another] });
    expect(await statusOf(first)).toBe(404);
  });
});
