import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeFiltros, makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, productForms } from './testing/productos-fixture.ts';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
});
afterAll(() => test.close());

type Change = { producto_id: string; version: number } & Record<string, unknown>;
const change = (cambios: unknown) =>
  call<Answered & { productos: (Answered & { disponible: boolean; esta_activo: boolean })[] }>(
    test.app,
    'PATCH',
    '/productos/varios',
    { token: forms.token, body: { cambios } },
  );
const asMade = async (): Promise<Change> => ({
  producto_id: (await makeProduct(test)).producto_id,
  version: 1,
});
const stored = async (id: string) => (await forms.get(id)).body as Answered & { disponible: boolean };
const entries = async (id: string) =>
  (
    await test.database.pool.query<{ accion: string }>(
      'SELECT accion FROM bitacora WHERE objeto_id = $1 ORDER BY fecha, entrada_id',
      [id],
    )
  ).rows.map(({ accion }) => accion);

describe('productos.cambiarVarios', () => {
  it('changes brand, categories, tags, stock and activation of each product, with an audit log entry each', async () => {
    const [one, other] = [await asMade(), await asMade()];
    const { marca_id, categorias, etiquetas } = await makeFiltros(test);
    const { status, body } = await change([
      { ...other, esta_activo: false },
      { ...one, marca_id, categorias, etiquetas, disponible: false },
    ]);
    expect(status).toBe(200);
    expect(body.productos.map(({ producto_id }) => producto_id)).toEqual([
      other.producto_id,
      one.producto_id,
    ]);
    expect(body.productos[0]).toMatchObject({ esta_activo: false, disponible: true });
    expect(body.productos[1]).toMatchObject({ marca: { marca_id }, disponible: false, version: 2 });
    const now = await stored(one.producto_id);
    expect(now.categorias.map(({ categoria_id }) => categoria_id).sort()).toEqual([...categorias].sort());
    expect(now.etiquetas.map(({ etiqueta_id }) => etiqueta_id).sort()).toEqual([...etiquetas].sort());
    expect(await entries(one.producto_id)).toEqual(['producto.edicion']);
    expect(await entries(other.producto_id)).toEqual(['producto.baja']);
    // The reverse change uses the same endpoint.
    const back = await change([{ ...other, version: 2, esta_activo: true }]);
    expect(back.body.productos[0]).toMatchObject({ esta_activo: true });
  });

  it('changes none when one change has a stale version, an unknown product or an invalid reference', async () => {
    const nowhere = '018f2f6e-0000-7000-8000-000000000000';
    for (const [wrong, code, field] of [
      [{ version: 2 }, 'VERSION_DESACTUALIZADA', 'cambios.1.producto_id'],
      [{ producto_id: nowhere }, 'NO_ENCONTRADO', 'cambios.1.producto_id'],
      [{ marca_id: nowhere }, 'DATOS_INVALIDOS', 'cambios.1.marca_id'],
      [{ categorias: [] }, 'DATOS_INVALIDOS', 'cambios.1.categorias'],
    ] as const) {
      const [one, other] = [await asMade(), await asMade()];
      const { body } = await change([
        { ...one, disponible: false },
        { ...other, disponible: false, ...wrong },
      ]);
      expect(body.code).toBe(code);
      expect(body.details?.map((detail) => detail.field)).toEqual([field]);
      expect(await stored(one.producto_id)).toMatchObject({ disponible: true, version: 1 });
      expect(await entries(one.producto_id)).toEqual([]);
    }
  });

  it('answers 400 to no changes, a repeated product or more than a hundred, and 403 to customers', async () => {
    const one = await asMade();
    for (const cambios of [[], [one, one], Array.from({ length: 101 }, () => one), undefined]) {
      expect((await change(cambios)).status).toBe(400);
    }
    const { token } = await makeUser(test);
    const body = { cambios: [{ ...one, disponible: false }] };
    expect((await call(test.app, 'PATCH', '/productos/varios', { token, body })).status).toBe(403);
  });
});

describe('the filters of the panel for incomplete products', () => {
  const found = async (filtro: string) =>
    (
      await call<{ productos: Answered[]; total: number }>(
        test.app,
        'GET',
        `/productos/panel?filtro=${filtro}&limit=100`,
        { token: forms.token },
      )
    ).body;

  it('find active products without a picture, an active category or a description', async () => {
    const whole = (await forms.create()).body.producto_id;
    const bare = await makeProduct(test, { descripcion: 'Corta.' });
    const gone = await makeProduct(test, { descripcion: 'Corta.', esta_activo: false });
    await test.database.pool.query('DELETE FROM productos_categorias WHERE producto_id = $1', [
      bare.producto_id,
    ]);
    for (const filtro of ['sin-imagen', 'sin-categoria', 'sin-descripcion']) {
      const { productos, total } = await found(filtro);
      const ids = productos.map(({ producto_id }) => producto_id);
      expect(total).toBe(ids.length);
      expect(ids, filtro).toContain(bare.producto_id);
      expect(ids, filtro).not.toContain(whole);
      expect(ids, filtro).not.toContain(gone.producto_id);
    }
    const { categorias } = forms.filtros;
    const activate = (esta_activo: boolean) =>
      test.database.pool.query('UPDATE categorias SET esta_activo = $1 WHERE categoria_id = ANY($2)', [
        esta_activo,
        categorias,
      ]);
    await activate(false);
    const ids = (await found('sin-categoria')).productos.map(({ producto_id }) => producto_id);
    await activate(true);
    expect(ids).toContain(whole);
  });
});

describe('productos.copiar', () => {
  const copy = (of: string, more: Record<string, unknown> = {}, key?: string) =>
    forms.copy(of, { nombre: 'Maní crudo', ...more }, key);

  it('copies a product with shared pictures in the given order; a picture stays while one product uses it', async () => {
    const first = (await forms.create({ imagenes: [forms.picture, forms.picture] })).body;
    const [front = { url: '' }, back = { url: '' }] = first.imagenes;
    const { status, body } = await copy(first.producto_id, { imagenes_orden: [back.url, front.url] });
    expect(status).toBe(201);
    expect(body.producto_id).not.toBe(first.producto_id);
    expect(body).toMatchObject({ nombre: 'Maní crudo', version: 1 });
    expect(body.imagenes.map(({ url }) => url)).toEqual([back.url, front.url]);
    const before = await forms.stored();
    await forms.edit(first.producto_id, { imagenes_orden: [front.url] });
    expect(await forms.stored()).toEqual(before);
    await forms.edit(body.producto_id, { imagenes_orden: [front.url] });
    expect((await forms.stored()).length).toBeLessThan(before.length);
  });

  it('accepts new pictures, creates once per idempotency key, and refuses pictures of other products', async () => {
    const first = (await forms.create()).body;
    const other = (await forms.create()).body;
    const orden = ['nueva', first.imagenes[0]?.url];
    const made = await copy(
      first.producto_id,
      { imagenes: [forms.picture], imagenes_orden: orden },
      'una-vez-1',
    );
    const again = await copy(
      first.producto_id,
      { imagenes: [forms.picture], imagenes_orden: orden },
      'una-vez-1',
    );
    expect([made.status, again.body.producto_id]).toEqual([201, made.body.producto_id]);
    expect(made.body.imagenes).toHaveLength(2);
    const wrong = await copy(first.producto_id, { imagenes_orden: [other.imagenes[0]?.url] });
    expect([wrong.status, wrong.body.details?.[0]?.field]).toEqual([400, 'imagenes_orden.0']);
    expect((await copy(first.producto_id, { imagenes_orden: undefined })).status).toBe(400);
    const nobody = await copy('018f2f6e-0000-7000-8000-000000000000', { imagenes_orden: orden });
    expect(nobody.body.code).toBe('NO_ENCONTRADO');
  });
});
