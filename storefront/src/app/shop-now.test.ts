import type { Tienda } from 'api-client/storefront';
import { brandOf } from 'ui-kit/brand';
import { beforeAll, expect, it } from 'vitest';
import { failure } from '../testing/fake-api.ts';
import { fakeApi } from '../testing/render-app.tsx';
import { connectApi } from './api.ts';
import { loadShop, shopNow } from './shop-now.ts';

beforeAll(() => connectApi('http://api.test'));
const MONTOS = { monto_minimo: 50_000, envio_gratis: 70_000 };
/** Returns the settings of this process after the API answered with these values. */
async function shownTexts(tienda: Partial<Tienda>) {
  fakeApi({ 'GET /tienda': () => ({ ...MONTOS, ...tienda }) });
  expect(await loadShop()).toBe(true);
  return shopNow();
}

const COMERCIO = {
  ...{ nombre: 'Raíz', telefono: '2477 1234', email: 'hola@raiz.test', ciudad: 'Junín' },
  ...{ instagram: '', whatsapp: '', horarios: 'Lunes a viernes', anuncio: 'Llegó la nuez.' },
};
const LOGO = { url: '/api/imagenes/x/480.png', ancho: 480, alto: 160, tono: null };

it.each<[string[] | undefined, string]>([
  [undefined, ''],
  [[], ''],
  [['2026-12-08'], 'Cerrado: mar 8/12'],
  // The calendar's date, independent of the time of day and the server's time zone.
  [['2026-12-25', '2027-01-01', '2028-02-29'], 'Cerrado: vie 25/12, vie 1/1, mar 29/2'],
])('formats the holidays %j as: %j', async (cerrado, closed) => {
  expect((await shownTexts({ cerrado: cerrado ?? null })).closed).toBe(closed);
});

it("uses the operator's settings until admins save values", async () => {
  const { name, hours, announcement, tones, logo } = await shownTexts({});
  expect({ name, hours, announcement, tones, logo }).toEqual({
    ...{ name: 'Tierra Llana', hours: '', announcement: '', tones: null, logo: null },
  });
  const now = await shownTexts({ comercio: COMERCIO });
  expect(now).toMatchObject({
    name: 'Raíz',
    phone: '2477 1234',
    phoneHref: 'tel:24771234',
    city: 'Junín',
    hours: 'Lunes a viernes',
  });
  expect(now).toMatchObject({ announcement: 'Llegó la nuez.', instagram: '', email: 'hola@raiz.test' });
  expect(now.aboutDescription).toMatch(/^Raíz: .* desde Junín/);
});

it('uses the colour, logo and holidays even when admins saved no company data', async () => {
  const now = await shownTexts({ color: '#1d4ed8', logo: LOGO, cerrado: ['2026-12-08'] });
  expect(now).toMatchObject({ name: 'Tierra Llana', closed: 'Cerrado: mar 8/12' });
  expect(now.tones?.main).toBe('#1d4ed8');
  // The dark tones equal those that the browser calculates when the user changes the scheme.
  expect(shopNow(true).tones).toEqual({ ...brandOf('#1d4ed8').dark, chosen: '#1d4ed8' });
  expect(now.logo).toEqual({ src: LOGO.url, width: 480, height: 160, tone: null });
});

it('keeps the last values while the API fails', async () => {
  await shownTexts({ comercio: COMERCIO });
  fakeApi({ 'GET /tienda': () => failure(503, 'NO_DISPONIBLE', 'El servicio descansa.') });
  expect(await loadShop()).toBe(false);
  expect(shopNow().name).toBe('Raíz');
});
