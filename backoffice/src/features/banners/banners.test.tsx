import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BannerGuardado } from 'api-client/backoffice';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { bannerState } from './banners-page.tsx';

tidyUp();

const FIESTAS: BannerGuardado = {
  ...{ banner_id: id(1), titulo: 'Fiestas', texto: 'Reserva ya.', enlace: '/promociones', version: 3 },
  ...{ desde: '', hasta: '2099-12-31', vigente: true },
  imagen: { url: '/api/imagenes/uno/1280.webp', anchos: [640, 1280] },
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const day = (name: RegExp) => screen.findByLabelText(name);
const preview = () => within(screen.getByRole('region', { name: 'Vista previa' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

describe('banner state', () => {
  it.each([
    ['', '', true, 'Se muestra'],
    ['2026-12-01', '2026-12-24', true, 'Se muestra hasta el 24/12/2026'],
    ['2026-12-11', '', false, 'Desde el 11/12/2026'],
    ['2026-12-11', '2026-12-24', false, 'Desde el 11/12/2026 hasta el 24/12/2026'],
    ['', '2026-12-09', false, 'Terminó el 09/12/2026'],
  ])('describes the dates from «%s» to «%s» on December 10th', (desde, hasta, vigente, told) => {
    expect(bannerState({ desde, hasta, vigente }, '2026-12-10')).toBe(told);
  });
});

it('lists banners with their days and links, and creates one from the preview', async () => {
  signInAs('admin');
  const api = fakeApi({
    'GET /banners/todos': () => ({ banners: [FIESTAS] }),
    'POST /banners': () => FIESTAS,
  });
  const { href } = renderApp('/panel-banners');
  const row = within(await screen.findByRole('row', { name: /Fiestas/ }));
  for (const text of ['Se muestra hasta el 31/12/2099', '/promociones'])
    expect(row.getByText(text)).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Agregar banner' }));
  await save();
  expect((await screen.findAllByText('El título es obligatorio.'))[0]).toBeVisible();
  expect(screen.getAllByText('La imagen es obligatoria.')[0]).toBeVisible();
  await userEvent.type(await field(/^Título/), 'Cosecha nueva');
  await userEvent.type(await field(/^Texto/), 'Nueces de Mendoza.');
  expect(preview().getByRole('heading', { name: 'Cosecha nueva' })).toBeVisible();
  expect(preview().getByText('Nueces de Mendoza.')).toBeVisible();
  await userEvent.type(await field(/^Enlace/), 'javascript:alert(1)');
  fireEvent.change(await day(/^Primer día/), { target: { value: '2026-12-10' } });
  fireEvent.change(await day(/^Último día/), { target: { value: '2026-12-09' } });
  const file = new File(['foto'], 'foto.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/^Elige una imagen/), file);
  await save();
  expect(
    (await screen.findAllByText(/^El enlace debe ser una dirección https o una página/))[0],
  ).toBeVisible();
  await userEvent.clear(await field(/^Enlace/));
  await save();
  expect((await screen.findAllByText('El último día no puede ser anterior al primero.'))[0]).toBeVisible();
  fireEvent.change(await day(/^Último día/), { target: { value: '2026-12-10' } });
  await save();
  expect(await screen.findByText('Banner creado con éxito')).toBeVisible();
  const [sent] = api.callsTo('POST /banners').map(({ body }) => body as Record<string, unknown>);
  expect(sent).toEqual({
    ...{ titulo: ['Cosecha nueva'], texto: ['Nueces de Mendoza.'], enlace: [''] },
    ...{ desde: ['2026-12-10'], hasta: ['2026-12-10'], imagen: [{ fileName: expect.any(String) }] },
  });
  await waitFor(() => expect(href()).toBe('/panel-banners'));
});

it('saves an edit with the stored picture, and asks before deleting', async () => {
  signInAs('admin');
  let banners = [FIESTAS];
  let refuses = true;
  const api = fakeApi({
    'GET /banners/todos': () => ({ banners }),
    'PATCH /banners/:id': () => {
      if (refuses) throw new Refusal(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
      return FIESTAS;
    },
    'DELETE /banners/:id': () => {
      banners = [];
      return { mensaje: 'Banner eliminado con éxito' };
    },
  });
  renderApp('/panel-banners');
  await userEvent.click(await screen.findByRole('link', { name: 'Editar: Fiestas' }));
  await userEvent.type(await field(/^Título/), ' 2');
  await save();
  expect((await screen.findAllByText(/Otra persona guardó cambios antes/))[0]).toBeVisible();
  expect(await field(/^Título/)).toHaveValue('Fiestas 2');
  refuses = false;
  await save();
  expect(await screen.findByText('Banner actualizado con éxito')).toBeVisible();
  const [, last] = api.callsTo('PATCH /banners/:id');
  expect(last?.headers.get('if-match')).toBe('"3"');
  expect(last?.body).toMatchObject({ titulo: ['Fiestas 2'], hasta: ['2099-12-31'] });
  expect(last?.body).not.toHaveProperty('imagen');
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Fiestas' }));
  expect(await screen.findByText('Deja de verse en la tienda.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, eliminar' }));
  expect(await screen.findByText('Todavía no hay banners')).toBeVisible();
});

it('says that the banner no longer exists after another user deleted it', async () => {
  signInAs('admin');
  fakeApi({ 'GET /banners/todos': () => ({ banners: [] }) });
  renderApp(`/actualizar-banner/${id(1)}`);
  expect(await screen.findByText('Este banner ya no existe')).toBeVisible();
});
