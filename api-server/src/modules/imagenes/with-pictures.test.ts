import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { imagenes, productos } from '../../db/schema/catalogo.ts';
import { fileOf } from '../../testing/forms.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { productForms } from '../productos/testing/productos-fixture.ts';

// Keeps the normal timeout for photos, and a short one for the endless picture.
vi.mock('../../images/encode-upload.ts', async (original) => {
  const real = await original<typeof import('../../images/encode-upload.ts')>();
  return {
    encodeUpload: (input: Buffer) => real.encodeUpload(input, input.length > 10_000 ? 100 : undefined),
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('refuses a picture that takes too long to encode, at its field, and stores nothing', async () => {
  const forms = await productForms(test);
  const filters = '<feGaussianBlur stdDeviation="90"/><feMorphology operator="dilate" radius="60"/>'.repeat(
    400,
  );
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><filter id="f">${filters}</filter><rect width="600" height="600" filter="url(#f)"/></svg>`;
  const answer = await forms.create({
    imagenes: [forms.picture, fileOf(endless, 'filtros.svg', 'image/svg+xml')],
  });
  expect(answer.status).toBe(400);
  const message = 'La imagen es demasiado compleja. Simplifícala o prueba con otra.';
  expect(forms.wrong(answer)).toEqual({ 'imagenes.1': message });
  expect([await test.database.db.$count(productos), await test.database.db.$count(imagenes)]).toEqual([0, 0]);
  expect(await forms.stored()).toEqual([]);
});
