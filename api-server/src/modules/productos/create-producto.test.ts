import { ADDED_FLAGS, eachOf } from 'api-client/contract/producto-flags';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categorias, etiquetas, imagenes, marcas, productos } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { formOf } from '../../testing/forms.ts';
import { makeFiltros, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, imagenIdOf, productForms } from './testing/productos-fixture.ts';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
});
afterAll(() => test.close());

const count = (table: typeof productos | typeof imagenes) => test.database.db.$count(table);

describe('productos.create', () => {
  it('stores all fields of the form and returns them with the version', async () => {
    const { filtros } = forms;
    const { status, body, headers } = await forms.create();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toEqual({
      producto_id: expect.any(String),
      nombre: 'Maní tostado',
      descripcion: 'Maní tostado sin sal.',
      precio: 1234.5,
      precio_antes_oferta: null,
      tipo_de_precio: 'por_kilo',
      alicuota_iva: 21,
      disponible: true,
      ...{ producto_destacado: true, en_promocion: false, nuevo_ingreso: false },
      ...eachOf(ADDED_FLAGS, () => false),
      esta_activo: true,
      marca: { marca_id: filtros.marca_id, nombre: expect.any(String) },
      categorias: filtros.categorias.map((id) => expect.objectContaining({ categoria_id: id })),
      etiquetas: filtros.etiquetas.map((id) => expect.objectContaining({ etiqueta_id: id })),
      imagenes: [
        { url: expect.stringMatching(/^\/api\/imagenes\/[\w-]+\/640\.webp$/), anchos: [160, 320, 640] },
      ],
      version: 1,
    });
    expect((await forms.get(body.producto_id)).body).toEqual(body);
  });

  it('serves the pictures in each width and format, cacheable forever', async () => {
    const { body } = await forms.create({ imagenes: [forms.picture, forms.picture] });
    expect(body.imagenes).toHaveLength(2);
    for (const { url, anchos } of body.imagenes) {
      for (const ancho of anchos) {
        for (const format of ['webp', 'avif']) {
          const file = await test.app.inject({ url: url.replace('640.webp', `${ancho}.${format}`) });
          expect(file.statusCode).toBe(200);
          expect(file.headers['content-type']).toBe(`image/${format}`);
          expect(file.headers['cache-control']).toContain('immutable');
        }
      }
    }
  });

  it('shows the product to a visitor at once, without its price', async () => {
    const list = () => call<{ total: number }>(test.app, 'GET', '/productos?limit=100');
    const before = (await list()).body.total;
    const { body } = await forms.create({ precio: '87654.21', precio_antes_oferta: '98765.43' });
    const after = await list();
    expect(after.body.total).toBe(before + 1);
    const seen = await call(test.app, 'GET', `/productos/${body.producto_id}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify([after, seen])).not.toMatch(/87654|98765|precio|version/);
    // The ETag has the catalogue version, not the product's version.
    expect(seen.headers.etag).toMatch(/^W\/"\d+-/);
    const { token } = await makeUser(test);
    const customer = await call(test.app, 'GET', `/productos/${body.producto_id}`, { token });
    expect(customer.body).toMatchObject({ precio: 87654.21 });
    expect(customer.body).not.toHaveProperty('version');
  });

  it.each([
    ['precio', '0', 0],
    ['precio', '0.01', 0.01],
    ['precio', '4.35', 4.35],
    ['precio', '999999.99', 999999.99],
    ['precio_antes_oferta', '', null],
    ['precio_antes_oferta', 'null', null],
    ['precio_antes_oferta', undefined, null],
    ['precio_antes_oferta', '0', 0],
    ['precio_antes_oferta', '999999.99', 999999.99],
    ['nombre', 'aB', 'Ab'],
    ['nombre', `A${'ñ'.repeat(254)}`, `A${'ñ'.repeat(254)}`],
    ['descripcion', ' 1234567890 ', '1234567890'],
    ['tipo_de_precio', 'por_bulto_cerrado', 'por_bulto_cerrado'],
    ['en_promocion', 'true', true],
    ['en_promocion', undefined, false],
  ])('accepts %s %j', async (field, sent, kept) => {
    const { status, body } = await forms.create({ [field]: sent });
    expect([status, body]).toEqual([201, expect.objectContaining({ [field]: kept })]);
  });

  it.each([
    ['nombre', undefined, 'El nombre es obligatorio.'],
    ['nombre', '   ', 'El nombre es obligatorio.'],
    ['nombre', ' a ', 'El nombre debe tener al menos 2 caracteres.'],
    ['nombre', 'a'.repeat(256), 'El nombre debe tener como máximo 255 caracteres.'],
    ['nombre', 'a'.repeat(100_000), 'El nombre debe tener como máximo 255 caracteres.'],
    ['descripcion', undefined, 'La descripción es obligatoria.'],
    ['descripcion', '123456789', 'La descripción debe tener al menos 10 caracteres.'],
    ['descripcion', 'ñ'.repeat(5001), 'La descripción es demasiado larga.'],
    ['precio', undefined, 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['precio', '-0.01', 'El precio no puede ser negativo.'],
    ['precio', '1000000', 'El precio no puede superar 999999.99.'],
    ['precio', '10.005', 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['precio', 'mil', 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['precio_antes_oferta', '-1', 'El precio no puede ser negativo.'],
    ['precio_antes_oferta', '1000000', 'El precio no puede superar 999999.99.'],
    ['tipo_de_precio', 'por_metro', 'Debe seleccionar un tipo de precio.'],
    ['marca_id', '', 'Debe seleccionar una marca.'],
    ['marca_id', '0198c0de-0000-7000-8000-000000000000', 'La marca no existe o está desactivada.'],
    ['productos_categorias', undefined, 'Debe seleccionar al menos una categoría.'],
    ['productos_etiquetas', undefined, 'Debe seleccionar al menos una etiqueta.'],
    ['imagenes', undefined, 'Debes subir al menos una imagen.'],
  ])('refuses %s %.20j [P5.1 P5.2 P5.3 P5.4 P5.5 P9.8]', async (field, sent, message) => {
    const before = [await count(productos), (await forms.stored()).length];
    const answer = await forms.create({ [field]: sent });
    expect([answer.status, answer.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(answer.body.details?.[0]).toEqual({ field, message });
    expect([await count(productos), (await forms.stored()).length]).toEqual(before);
  });

  it('refuses unknown, repeated and deactivated references, each at its field', async () => {
    const { db } = test.database;
    const gone = await makeFiltros(test);
    const [categoria = '', other = ''] = gone.categorias;
    const [etiqueta = ''] = gone.etiquetas;
    await db.update(marcas).set({ esta_activo: false }).where(eq(marcas.marca_id, gone.marca_id));
    await db.update(categorias).set({ esta_activo: false }).where(eq(categorias.categoria_id, categoria));
    await db.update(etiquetas).set({ esta_activo: false }).where(eq(etiquetas.etiqueta_id, etiqueta));
    const answer = await forms.create({
      marca_id: gone.marca_id,
      productos_categorias: [other, other.toUpperCase(), categoria].map((categoria_id) => ({ categoria_id })),
      productos_etiquetas: [{ etiqueta_id: etiqueta }, { etiqueta_id: other }],
    });
    expect(answer.status).toBe(400);
    expect(forms.wrong(answer)).toEqual({
      marca_id: 'La marca no existe o está desactivada.',
      'productos_categorias.1.categoria_id': 'La categoría está repetida.',
      'productos_categorias.2.categoria_id': 'La categoría no existe o está desactivada.',
      'productos_etiquetas.0.etiqueta_id': 'La etiqueta no existe o está desactivada.',
      'productos_etiquetas.1.etiqueta_id': 'La etiqueta no existe o está desactivada.',
    });
  });

  it('accepts ids in capitals and lists as JSON', async () => {
    const { filtros, values, token } = forms;
    const form = formOf({ ...values, marca_id: filtros.marca_id.toUpperCase(), productos_categorias: [] });
    for (const categoria_id of filtros.categorias) {
      form.append('productos_categorias', JSON.stringify({ categoria_id }));
    }
    const { status, body } = await call<Answered>(test.app, 'POST', '/productos', { token, body: form });
    expect(status).toBe(201);
    expect(body.categorias.map((one) => one.categoria_id).sort()).toEqual([...filtros.categorias].sort());
  });

  it('accepts two products with the same name', async () => {
    const both = await Promise.all([forms.create({ nombre: 'Avena' }), forms.create({ nombre: 'AVENA' })]);
    expect(both.map((answer) => answer.status)).toEqual([201, 201]);
    const [one, other] = both.map((answer) => imagenIdOf(answer.body.imagenes[0]?.url));
    expect(one).not.toBe(other);
  });

  it('refuses too many fields, a JSON body and too long lists', async () => {
    const { token, values } = forms;
    const form = formOf(values);
    for (let i = 0; i < 400; i += 1) form.append(`x${i}`, 'x');
    const tooMany = await call<Answered>(test.app, 'POST', '/productos', { token, body: form });
    expect([tooMany.status, tooMany.body.code]).toEqual([413, 'ARCHIVO_DEMASIADO_GRANDE']);
    const { imagenes: _, ...json } = values;
    const asJson = await call<Answered>(test.app, 'POST', '/productos', { token, body: json });
    expect([asJson.status, asJson.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    const [categoria_id] = forms.filtros.categorias;
    const long = await forms.create({ productos_categorias: Array(51).fill({ categoria_id }) });
    expect(forms.wrong(long)).toEqual({ productos_categorias: 'Hay demasiadas categorías.' });
  });

  it('leaves no rows and no files when the insert fails', async () => {
    const before = [await count(productos), await count(imagenes), (await forms.stored()).length];
    await test.asOwner.pool.query(
      `ALTER TABLE productos_imagenes ADD CONSTRAINT nunca CHECK (orden < 0) NOT VALID`,
    );
    try {
      const answer = await forms.create({ imagenes: [forms.picture, forms.picture] });
      expect([answer.status, answer.body.code]).toEqual([500, 'ERROR_INTERNO']);
      expect([await count(productos), await count(imagenes), (await forms.stored()).length]).toEqual(before);
    } finally {
      await test.asOwner.pool.query('ALTER TABLE productos_imagenes DROP CONSTRAINT nunca');
    }
  });
});

describe('productos.deactivate and productos.activate', () => {
  const act = (method: 'DELETE' | 'PATCH', id: string) =>
    call<{ mensaje: string; code?: string }>(
      test.app,
      method,
      `/productos/${method === 'PATCH' ? 'activate/' : ''}${id}`,
      { token: forms.token },
    );

  it('remove the product from the shop and restore it at once; repeated calls change nothing', async () => {
    const { body } = await forms.create({ nombre: 'Retirable' });
    const seen = async () =>
      (await call<{ total: number }>(test.app, 'GET', '/productos/search?term=retirable')).body.total;
    expect(await seen()).toBe(1);
    for (const _ of [1, 2]) {
      expect(await act('DELETE', body.producto_id)).toMatchObject({
        status: 200,
        body: { mensaje: 'Producto desactivado con éxito' },
      });
      expect(await seen()).toBe(0);
    }
    expect((await forms.get(body.producto_id)).body).toMatchObject({ esta_activo: false, version: 2 });
    for (const _ of [1, 2]) {
      expect((await act('PATCH', body.producto_id)).body).toEqual({ mensaje: 'Producto activado con éxito' });
      expect(await seen()).toBe(1);
    }
    expect((await forms.get(body.producto_id)).body).toMatchObject({ esta_activo: true, version: 3 });
  });

  it('answer 404 for an unknown id', async () => {
    for (const method of ['DELETE', 'PATCH'] as const) {
      const answer = await act(method, '0198c0de-0000-7000-8000-000000000000');
      expect([answer.status, answer.body.code]).toEqual([404, 'NO_ENCONTRADO']);
      expect((await act(method, 'abc')).status).toBe(400);
    }
  });
});
