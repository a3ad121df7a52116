/** Finds pages without a link to them: nobody could use such a page. */

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectComplaint } from 'api-client/testing/complaints';
import { pageRoutes, reachableRoutes } from 'app-core/testing/reachable-routes';
import { expect, it } from 'vitest';
import { fakeApi } from '../testing/api-fake.ts';
import { cambioDePrecios } from '../testing/catalogo-data.ts';
import { condicion } from '../testing/condiciones-data.ts';
import { id } from '../testing/data.ts';
import { demoPanel } from '../testing/demo-panel.ts';
import { renderApp, tidyUp } from '../testing/render-app.tsx';

tidyUp('admin');

/** Routes without a link in the panel, with the reason. */
const UNLINKED: Readonly<Record<string, string>> = {
  '/login': 'the panel leads there when nobody is logged in',
  '/restablecer-password': 'a mail leads there',
  '/_staff/panel': 'an old address, which leads home',
  '/_staff/crear-categoria': 'linked once the field "Tipo" of /panel-filtrado says categories',
  '/_staff/actualizar-categoria/$id': 'the same',
  '/_staff/crear-etiqueta': 'linked once the field "Tipo" of /panel-filtrado says tags',
  '/_staff/actualizar-etiqueta/$id': 'the same',
  '/_staff/importacion/$importacion_id': 'linked from each import; choosing a file leads there as well',
  '/_staff/pedido-nuevo/buscar': 'linked from the cart, which a button of /pedido-nuevo opens',
  '/_staff/pedido-nuevo/registrar': 'the same',
};

const banner = {
  ...{ banner_id: id(1), titulo: 'Fiestas', texto: '', enlace: '', desde: '', hasta: '', vigente: true },
  ...{ version: 1, imagen: { url: '/api/imagenes/1.webp', anchos: [] } },
};
const zona = {
  ...{ zona_id: id(2), nombre: 'Rosario', localidades: ['Rosario'], codigos_postales: [], dias: [] },
  ...{ recibe_pedidos: true, version: 1 },
};
const waiting = { usuario_id: id(4), nombre: 'Ana', apellido: 'Paz', nombre_comercio: 'Dietética Sol' };

it('reaches every page from home by links, as an administrator', { timeout: 300_000 }, async () => {
  // A page whose call fails still shows its links.
  expectComplaint(/^The fake API has no answer for GET /);
  fakeApi({
    ...demoPanel(),
    'GET /banners/todos': () => ({ banners: [banner] }),
    'GET /zonas': () => ({ zonas: [zona] }),
    'GET /roles-personal': () => ({
      roles: [{ rol_id: id(3), nombre: 'Depósito', areas: ['empaque'], usuarios: 1, version: 1 }],
      total: 1,
    }),
    'GET /sinonimos': () => ({
      sinonimos: [{ sinonimo_id: id(5), palabras: ['maní', 'cacahuate'], version: 1 }],
      total: 1,
    }),
    'GET /condiciones': () => ({ condiciones: [condicion(1)], total: 1 }),
    'GET /condiciones/:id': () => condicion(1),
    'GET /condiciones/:id/precios': () => ({ productos: [], total: 0 }),
    'GET /precios/cambios': () => ({ cambios: [cambioDePrecios], total: 1 }),
    'GET /empaques/pendientes': () => ({
      pedidos: [{ pedido_id: id(7), numero: 7, fecha_pedido: '2026-03-02T12:00:00.000Z', usuario: waiting }],
      total: 1,
    }),
  });
  const { router, queryClient } = renderApp('/panel-principal');
  await screen.findAllByRole('navigation', { name: 'Más páginas', hidden: true });
  // Open all groups of the menu.
  for (const head of screen.getAllByRole('button', { expanded: false, hidden: true })) {
    if (head.getAttribute('aria-controls')?.endsWith('-list')) await userEvent.click(head);
  }
  const reached = await reachableRoutes({ router, queryClient, home: '/panel-principal' });
  expect(pageRoutes(router).filter((route) => !reached.has(route))).toEqual(Object.keys(UNLINKED).sort());
});
