import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AJUSTES } from '../testing/ajustes.ts';
import { fakeApi } from '../testing/api-fake.ts';
import { usuario } from '../testing/data.ts';
import { renderApp, tidyUp } from '../testing/render-app.tsx';

tidyUp('empleado');

it.each([
  ['02477 15-412345', 'tel:+5492477412345', 'https://wa.me/5492477412345'],
  // Without an area code: the shop's is used.
  ['15-412345', 'tel:+5492477412345', 'https://wa.me/5492477412345'],
  ['0800 555 1234', 'tel:08005551234', undefined],
  ['preguntar a Ana', undefined, undefined],
])('links %s to %s and %s', async (telefono, call, whatsapp) => {
  const shop = usuario(2, { telefono });
  fakeApi({
    'GET /usuarios/:id': () => shop,
    'GET /usuarios/:id/resumen': () => ({
      ...{ pedidos: 0, importe: 0, promedio: 0, ultimos: [], ultima_sesion: null },
    }),
    'GET /usuarios/:id/productos-habituales': () => [],
    'GET /usuarios/:id/notas': () => [],
    'GET /tienda': () => ({
      ...{ monto_minimo: 0, envio_gratis: 0 },
      comercio: AJUSTES.comercio ?? null,
    }),
  });
  renderApp(`/usuario/${shop.usuario_id}`);
  await screen.findByText(telefono);
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: telefono })?.getAttribute('href') ?? undefined).toBe(call),
  );
  expect(screen.queryByRole('link', { name: 'WhatsApp' })?.getAttribute('href') ?? undefined).toBe(whatsapp);
});
