import { act, screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from 'api-client/storefront';
import { describe, expect, it, vi } from 'vitest';
import { uuid } from '../../testing/data.ts';
import { failure } from '../../testing/fake-api.ts';
import { ownOrders } from '../../testing/open-shop.ts';
import { createdStep, line, openOrder as open, order, received, step } from '../../testing/order-page.tsx';
import { press } from '../../testing/render-app.tsx';

const inCart = async () => within(await screen.findByRole('dialog', { name: /carrito/i }));

it("the page has a WhatsApp link with the order's text", async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/');
  expect(searchParams.get('text')).toContain('*Pedido n.º 412*');
  expect(searchParams.get('text')).toContain(`${window.location.origin}/mis-pedidos/${uuid(1, '9')}`);
});

it('shows the next delivery date of an approved order', async () => {
  const { callsTo } = await open({
    'GET /mis-pedidos/:id': () => order({ estado_pedido: 'aprobado' }),
    'GET /mi-reparto': () => ({ zona: 'Norte', recibe_pedidos: true, proximo: '2026-12-03' }),
  });
  expect(await screen.findByText('Próximo reparto en tu zona: jueves 3 de diciembre')).toBeVisible();
  expect(callsTo('GET /mi-reparto')[0]?.query.get('pedido_id')).toBe(uuid(1, '9'));
});

it('does not load a delivery date after dispatch', async () => {
  const { callsTo } = await open();
  expect(callsTo('GET /mi-reparto')).toHaveLength(0);
});

it('downloads the order as a PDF, once for two presses, and anew for a later press', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:pedido', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, callsTo } = await open({ 'GET /mis-pedidos/:id/pdf': () => waiting.then(() => ({})) });
  await press(user, 'Descargar PDF');
  await user.click(screen.getByRole('button', { name: /PDF/ }));
  answer();
  await waitFor(() => expect(saved).toEqual(['pedido_412.pdf']));
  expect(callsTo('GET /mis-pedidos/:id/pdf')).toHaveLength(1);
  await press(user, 'Descargar PDF');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(callsTo('GET /mis-pedidos/:id/pdf')).toHaveLength(2);
});

describe('the history of an order', () => {
  it('shows the newest entry first and a change line by line', async () => {
    const figures = { precio_unitario: 1, descuento: 0, total_precio: 10 };
    const lineas = [
      {
        producto_id: uuid(1),
        nombre: 'Avena',
        antes: { ...figures, cantidad: 10 },
        despues: { ...figures, cantidad: 7, cantidad_pedida: 10, motivo_entrega: 'falta' as const },
      },
      { producto_id: uuid(2), nombre: 'Miel', antes: { ...figures, cantidad: 1 }, despues: null },
    ];
    await open({
      'GET /mis-pedidos/:id/historial': () => [
        createdStep,
        step(1, { estado_despues: 'aprobado' }),
        step(2, { tipo: 'entrega', lineas }),
      ],
    });
    const section = await screen.findByRole('region', { name: 'Qué pasó con tu pedido' });
    const titles = [...section.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Cambió lo que te llega', 'Aprobado', 'Pedido solicitado']);
    expect(within(section).getByText('Avena: 10 → 7 (pediste 10: falta stock)')).toBeVisible();
    expect(within(section).getByText('Miel: ya no va')).toBeVisible();
  });

  it.each([
    [
      'the order changes',
      () =>
        ownOrders.handlers?.miPedidoCambiado?.({
          ...{ pedido_id: uuid(1, '9'), estado_pedido: 'cancelado', version: 2 },
        }),
    ],
    ['the realtime connection returns', () => ownOrders.handlers?.connected?.()],
  ])('reloads together with the order when %s', async (_, happen) => {
    const { answer } = await open();
    await screen.findByText('Pedido solicitado');
    answer({
      'GET /mis-pedidos/:id': () =>
        order({ estado_pedido: 'cancelado', version: 2, detalles: [line(1), line(2, { cantidad: 77 })] }),
      'GET /mis-pedidos/:id/historial': () => [createdStep, step(1, { estado_despues: 'cancelado' })],
    });
    act(() => void happen());
    const section = await screen.findByRole('region', { name: 'Qué pasó con tu pedido' });
    expect(await within(section).findByText('Cancelado')).toBeVisible();
    const shown = within(screen.getByRole('article', { name: 'Pedido n.º 412' }));
    expect(await shown.findByText(/^77 ×/)).toBeVisible();
    expect(shown.getByText('Cancelado')).toBeVisible();
    expect(shown.queryByText('Producto 3')).toBeNull();
    expect(await screen.findByText('El pedido n.º 412 ahora está: Cancelado.')).toBeInTheDocument();
  });

  it('shows a failure to load and keeps the order visible', async () => {
    const { user, answer } = await open({
      'GET /mis-pedidos/:id/historial': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentarlo.'),
    });
    expect(await screen.findByText('No pudimos cargar lo que pasó con tu pedido.')).toBeVisible();
    expect(screen.getByText('Producto 1')).toBeVisible();
    answer({ 'GET /mis-pedidos/:id/historial': () => [createdStep] });
    await press(user, /intentar/i);
    expect(await screen.findByText('Pedido solicitado')).toBeVisible();
  });
});

describe('the confirmation of receipt', () => {
  it.each(['esperando_aprobacion', 'cancelado'] as const)(
    'is not offered for an order that is %s',
    async (estado) => {
      await open({ 'GET /mis-pedidos/:id': () => order({ estado_pedido: estado }) });
      await screen.findByText('Pedido solicitado');
      expect(screen.queryByText('¿Ya te llegó?')).toBeNull();
    },
  );

  it('of a complete delivery takes one press and is sent once', async () => {
    let sent = false;
    const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
    const { user, callsTo } = await open({
      'GET /mis-pedidos/:id/historial': () => (sent ? [createdStep, received(null)] : [createdStep]),
      'PUT /mis-pedidos/:id/recepcion': async () => {
        await answered;
        sent = true;
        return { mensaje: 'Gracias por confirmar.' };
      },
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Sí, llegó todo' }));
    answerNow();
    expect(await screen.findByText(/^Confirmaste que llegó todo \(/)).toBeVisible();
    expect(screen.getByText('Gracias por confirmar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /llegó todo/ })).toBeNull();
    expect(callsTo('PUT /mis-pedidos/:id/recepcion').map(({ body }) => body)).toEqual([{ falta: null }]);
  });

  it('with missing products sends the text but rejects an empty text', async () => {
    const { user, callsTo } = await open({
      'PUT /mis-pedidos/:id/recepcion': () => ({ mensaje: 'Le avisamos a la distribuidora.' }),
    });
    await press(user, 'Falta algo o llegó mal');
    const field = screen.getByLabelText('Qué falta o llegó mal');
    await user.type(field, '   ');
    await press(user, 'Avisar a la distribuidora');
    expect(screen.getByText('Escribe qué falta o qué llegó mal.')).toBeVisible();
    expect(field).toHaveAttribute('maxlength', String(LIMITS.falta));
    await user.type(field, 'Dos bolsas ');
    await press(user, 'Avisar a la distribuidora');
    expect(await screen.findByText('Le avisamos a la distribuidora.')).toBeVisible();
    expect(callsTo('PUT /mis-pedidos/:id/recepcion').map(({ body }) => body)).toEqual([
      { falta: 'Dos bolsas' },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('Qué falta o llegó mal')).toBeNull());
  });

  it('keeps the typed text after a failure', async () => {
    const { user } = await open({
      'PUT /mis-pedidos/:id/recepcion': () =>
        failure(503, 'NO_DISPONIBLE', 'Intenta de nuevo en unos minutos.'),
    });
    await press(user, 'Falta algo o llegó mal');
    await user.type(screen.getByLabelText('Qué falta o llegó mal'), 'Dos bolsas');
    await press(user, 'Avisar a la distribuidora');
    expect(await screen.findByText(/Intenta de nuevo en unos minutos/)).toBeVisible();
    expect(screen.getByLabelText('Qué falta o llegó mal')).toHaveValue('Dos bolsas');
  });

  it('can be corrected to complete', async () => {
    const { user, callsTo } = await open({
      'GET /mis-pedidos/:id/historial': () => [createdStep, received('Dos bolsas')],
      'PUT /mis-pedidos/:id/recepcion': () => ({ mensaje: 'Gracias por confirmar.' }),
    });
    expect(await screen.findByText(/^Avisaste que falta o llegó mal: «Dos bolsas» \(/)).toBeVisible();
    await press(user, 'Corregir lo que falta');
    expect(screen.getByLabelText('Qué falta o llegó mal')).toHaveValue('Dos bolsas');
    await press(user, 'Cancelar');
    expect(screen.getByRole('button', { name: 'Corregir lo que falta' })).toHaveFocus();
    await press(user, 'Ya llegó todo');
    await waitFor(() =>
      expect(callsTo('PUT /mis-pedidos/:id/recepcion').map(({ body }) => body)).toEqual([{ falta: null }]),
    );
  });
});

describe('repeating an order', () => {
  it('adds only the chosen lines', async () => {
    const { user, callsTo } = await open();
    await press(user, 'Repetir solo algunos');
    expect(screen.getByRole('button', { name: 'Elige qué repetir' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Producto 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Producto 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Producto 1' }));
    await press(user, 'Repetir 1 producto');
    expect((await inCart()).getByText('Producto 2')).toBeVisible();
    expect(callsTo('GET /productos/varios').at(-1)?.query.get('ids')).toBe(uuid(2));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('adds the undelivered quantity but not replaced lines', async () => {
    const short = { cantidad: 7, cantidad_pedida: 10, motivo_entrega: 'falta' as const };
    const replaced = { cantidad: 0, cantidad_pedida: 10, motivo_entrega: 'reemplazo' as const };
    const { user, callsTo } = await open({
      'GET /mis-pedidos/:id': () => order({ detalles: [line(1, short), line(2, replaced), line(3)] }),
    });
    await press(user, 'Agregar lo que no llegó (1 producto)');
    const cart = await inCart();
    expect(cart.getByText('Producto 1')).toBeVisible();
    expect(cart.getByRole('textbox')).toHaveValue('3');
    expect(callsTo('GET /productos/varios').at(-1)?.query.get('ids')).toBe(uuid(1));
  });

  it('offers no undelivered lines after a complete delivery', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /no llegó/ })).toBeNull();
  });
});

it('shows who placed the order for the shop', async () => {
  const pedido_por = { usuario_id: uuid(9), nombre: 'Ana', apellido: 'Paz' };
  await open({ 'GET /mis-pedidos/:id': () => order({ pedido_por }) });
  expect(await screen.findByText('Pedido por Ana Paz')).toBeVisible();
});
