import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FilasImportacionPage, FotoRecibida, Importacion } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../testing/api-fake.ts';
import { renderApp, signInAsRol, tidyUp } from '../../../testing/render-app.tsx';

tidyUp('empleado');

const ID = '11111111-1111-4111-8111-111111111111';
const BEGUN: Importacion = {
  importacion_id: ID,
  tipo: 'fotos',
  archivo: 'a.png y 1 más',
  fecha: '2026-11-20T12:00:00.000Z',
  usuario: { nombre: 'Eva', apellido: 'Paz' },
  estado: 'recibiendo',
  motivo: null,
  filas: 2,
  avance: { hechas: 0, total: 2 },
  resumen: { nuevo: 0, cambia: 0, igual: 0, error: 0 },
  hechas: 0,
  salteadas: 0,
  columnas: [],
  crea: { marcas: [], categorias: [], etiquetas: [] },
  sin_foto: null,
  ...{ hoja: null, hojas_sin_leer: [], faltan: [], vista_previa: 'seen' },
  terminada_en: null,
  deshecha: null,
  se_deshace: false,
};
const READ: Importacion = {
  ...BEGUN,
  estado: 'revisada',
  resumen: { nuevo: 1, cambia: 1, igual: 0, error: 1 },
  filas: 3,
  sin_foto: 7,
};
const row = { estado: 'pendiente' as const, cambios: [], errores: [], objeto_id: ID };
const imagen = { url: '/api/imagenes/x/640.webp', anchos: [160, 320, 640] };
const ROWS: FilasImportacionPage = {
  filas: [
    {
      ...{ ...row, fila: 1, nombre: 'Almendra', efecto: 'nuevo' },
      fotos: [
        { archivo: 'a.png', orden: 1, efecto: 'nuevo', imagen },
        { archivo: 'a-2.png', orden: 2, efecto: 'nuevo', imagen },
      ],
    },
    {
      ...{ ...row, fila: 2, nombre: 'Maní', efecto: 'cambia' },
      fotos: [{ archivo: 'b.png', orden: 1, efecto: 'cambia', imagen }],
    },
    {
      ...{ ...row, fila: 3, nombre: 'IMG_1.png', efecto: 'error', objeto_id: null },
      errores: [{ campo: null, mensaje: 'Ningún producto tiene el código ni el nombre «IMG_1».' }],
      fotos: [{ archivo: 'IMG_1.png', orden: null, efecto: 'error', imagen }],
    },
  ],
  total: 3,
};
const NONE = { importaciones: [], total: 0 };
const received = (archivo: string): FotoRecibida => ({ archivo, huella: null, error: null });
const chosen = [new File(['uno'], 'a.png'), new File(['dos'], 'b.png')];
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const api = (more: Parameters<typeof fakeApi>[0] = {}) => {
  let now = BEGUN;
  return fakeApi({
    'GET /importaciones': () => NONE,
    'POST /importaciones/fotos': () => BEGUN,
    'GET /importaciones/:id': () => now,
    'GET /importaciones/:id/filas': () => (now === READ ? ROWS : { filas: [], total: 0 }),
    'GET /importaciones/:id/fotos': () => ({ importacion_id: ID, fotos: [] }),
    'POST /importaciones/:id/fotos': () => received('a.png'),
    'POST /importaciones/:id/revisar': () => {
      now = READ;
      return READ;
    },
    ...more,
  });
};

const choose = async (files: File[]) => {
  renderApp('/panel-importaciones');
  await userEvent.click(await screen.findByRole('tab', { name: 'Fotos' }));
  await userEvent.upload(screen.getByLabelText(/Elige el \.zip o las fotos/), files, { applyAccept: false });
};

it('uploads each picture, and opens the preview', async () => {
  const calls = api();
  renderApp('/panel-importaciones');
  await userEvent.click(await screen.findByRole('tab', { name: 'Fotos' }));
  expect(screen.getByText(/su código \(ALM-500\.jpg\)/)).toBeVisible();
  await userEvent.upload(screen.getByLabelText(/Elige el \.zip o las fotos/), chosen, { applyAccept: false });
  expect(await screen.findByRole('heading', { name: 'a.png y 1 más' })).toBeVisible();
  const first = within(await screen.findByRole('row', { name: /Almendra/ }));
  expect(first.getByText('Primera foto: nueva')).toBeVisible();
  expect(first.getByText('Segunda foto: nueva')).toBeVisible();
  expect(screen.getByText('Primera foto: toma el lugar de la que está')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /IMG_1/ })).getByText(/^Ningún producto tiene/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '7 productos activos' })).toHaveAttribute(
    'href',
    expect.stringContaining('sin-imagen'),
  );
  expect(calls.callsTo('POST /importaciones/fotos')[0]?.body).toEqual({
    archivo: 'a.png y 1 más',
    fotos: 2,
    bytes: 6,
  });
  expect(calls.callsTo('POST /importaciones/:id/fotos')).toHaveLength(2);
  expect(calls.callsTo('POST /importaciones/:id/revisar')[0]?.body).toEqual({ fallas: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(
    await screen.findByText(/Tiene sus primeras fotos 1 producto y cambian las de 1 producto\./),
  ).toBeVisible();
});

it('stops at a lost connection, and resumes without the uploaded pictures', async () => {
  let away = true;
  const come: FotoRecibida[] = [];
  const calls = api({
    'GET /importaciones/:id/fotos': () => ({ importacion_id: ID, fotos: come }),
    'POST /importaciones/:id/fotos': () => {
      if (!away) return received('b.png');
      if (come.length > 0) throw new Refusal(500, 'ERROR_INTERNO', 'Algo salió mal.');
      come.push({ ...received('a.png'), huella: sha('uno') });
      return received('a.png');
    },
  });
  await choose(chosen);
  expect(await screen.findByText(/Lo que ya llegó no se envía otra vez/)).toBeVisible();
  const before = calls.callsTo('POST /importaciones/:id/fotos').length;
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  await screen.findByRole('row', { name: /Almendra/ });
  expect(calls.callsTo('POST /importaciones/:id/fotos')).toHaveLength(before + 1);
});

it('resumes when the same files are chosen again, and lists the refused ones', async () => {
  const calls = api({
    'GET /importaciones/:id/fotos': () => ({
      importacion_id: ID,
      fotos: [
        { ...received('a.png'), huella: sha('uno') },
        { ...received('b.png'), huella: sha('otra') },
      ],
    }),
  });
  renderApp(`/importacion/${ID}`);
  expect(
    await screen.findByText(/^Llegaron 0 de 2 fotos\. Elige el mismo archivo para seguir/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
  const large = new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'enorme.png');
  await userEvent.upload(screen.getByLabelText(/Elige el mismo archivo/), [...chosen, large], {
    applyAccept: false,
  });
  await screen.findByRole('row', { name: /Almendra/ });
  expect(calls.callsTo('POST /importaciones/fotos')).toHaveLength(0);
  expect(calls.callsTo('POST /importaciones/:id/fotos')).toHaveLength(1);
  expect(calls.callsTo('POST /importaciones/:id/revisar')[0]?.body).toEqual({
    fallas: [{ archivo: 'enorme.png', falla: 'grande' }],
  });
});

it('reports an unreadable file before any upload', async () => {
  const calls = api();
  await choose([new File(['hola'], 'fotos.zip')]);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No pudimos leer «fotos.zip»: está dañado o no es un .zip.',
    ),
  );
  await userEvent.upload(
    screen.getByLabelText(/Elige el \.zip o las fotos/),
    [new File(['x'], '.DS_Store')],
    {
      applyAccept: false,
    },
  );
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No hay ninguna foto.'));
  expect(calls.callsTo('POST /importaciones/fotos')).toHaveLength(0);
});

it('is offered to staff with only the catalogue permission, without the price tab', async () => {
  fakeApi({ ...signInAsRol(['catalogo']), 'GET /importaciones': () => NONE });
  renderApp('/panel-importaciones');
  await screen.findByText(/su código \(ALM-500\.jpg\)/);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Fotos']);
});
