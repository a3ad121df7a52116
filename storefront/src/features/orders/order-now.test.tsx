import { screen, waitFor, within } from '@testing-library/react';
import { LIMITS, type Propuesta } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { producto, uuid } from '../../testing/data.ts';
import { failure } from '../../testing/fake-api.ts';
import { createdStep, line, openOrder, order, received, step } from '../../testing/order-page.tsx';
import { press } from '../../testing/render-app.tsx';

const waiting = order({ estado_pedido: 'esperando_aprobacion', version: 3 });
const opened = { 'GET /mis-pedidos/:id': () => waiting };
const cancelled = step(3, { estado_despues: 'cancelado', por_cliente: true, motivo: 'Me equivoqué' });
const propuesta = (fields: Partial<Propuesta> = {}): Propuesta => ({
  propuesta_id: uuid(1, 'b'),
  estado: 'abierta',
  fecha: new Date().toISOString(),
  resuelta_en: null,
  motivo: null,
  al_dia: true,
  total_precio: 26_000,
  lineas: [
    { producto_id: uuid(1), nombre: 'Producto 1', antes: 10, despues: 6, precio_unitario: 1001 },
    { producto_id: uuid(2), nombre: 'Producto 2', antes: 10, despues: 0, precio_unitario: 1002 },
  ],
  ...fields,
});

describe('the page of an order', () => {
  it.each([
    ['esperando_aprobacion', 'Puedes cancelarlo o pedir un cambio'],
    ['aprobado', 'Está aprobado'],
    ['enviado', '¿Ya te llegó?'],
    ['recibido', '¿Llegó bien?'],
    ['cancelado', 'Este pedido está cancelado'],
  ] as const)('begins with the current actions when it is %s: %s', async (estado_pedido, title) => {
    await openOrder({ 'GET /mis-pedidos/:id': () => order({ estado_pedido }) });
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent(title);
  });

  it.each(['aprobado', 'enviado', 'recibido'] as const)(
    'shows how to contact the shop when the order is %s',
    async (estado) => {
      await openOrder({ 'GET /mis-pedidos/:id': () => order({ estado_pedido: estado }) });
      expect(screen.getByRole('link', { name: /^Llamar al / })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:/),
      );
      expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
    },
  );

  it('shows the steps with their dates', async () => {
    await openOrder({
      'GET /mis-pedidos/:id': () => order({ estado_pedido: 'aprobado' }),
      'GET /mis-pedidos/:id/historial': () => [
        createdStep,
        step(1, { estado_despues: 'aprobado', fecha: '2026-03-05T15:00:00Z' }),
      ],
    });
    const steps = within(screen.getByRole('list', { name: 'Estado del pedido' })).getAllByRole('listitem');
    expect(steps.map((one) => one.hasAttribute('data-done'))).toEqual([true, true, false, false]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await waitFor(() =>
      expect(steps[1]?.querySelector('time')).toHaveAttribute('datetime', '2026-03-05T15:00:00Z'),
    );
  });
});

describe('cancelling', () => {
  it('asks for confirmation with an optional reason, sends once and offers the lines for the cart', async () => {
    let sent = false;
    const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
    const done = order({ estado_pedido: 'cancelado', version: 4 });
    const { user, callsTo } = await openOrder({
      'GET /mis-pedidos/:id': () => (sent ? done : waiting),
      'GET /mis-pedidos/:id/historial': () => (sent ? [createdStep, cancelled] : [createdStep]),
      'PUT /mis-pedidos/:id/cancelacion': async () => {
        await answered;
        sent = true;
        return done;
      },
    });
    await press(user, 'Cancelar pedido');
    await press(user, 'No, dejarlo');
    await press(user, 'Cancelar pedido');
    await user.type(await screen.findByLabelText(/^Motivo/), 'Me equivoqué');
    await user.dblClick(screen.getByRole('button', { name: 'Sí, cancelar el pedido' }));
    answerNow();
    expect(await screen.findByText('Lo cancelaste: «Me equivoqué». No se va a enviar.')).toBeVisible();
    expect(callsTo('PUT /mis-pedidos/:id/cancelacion').map(({ body }) => body)).toEqual([
      { motivo: 'Me equivoqué' },
    ]);
    await press(user, 'Volver a armarlo');
    expect(await screen.findByRole('dialog', { name: /carrito/i })).toBeVisible();
  });

  it('shows the refusal and the new status when the order was approved meanwhile', async () => {
    let approved = false;
    const { user } = await openOrder({
      'GET /mis-pedidos/:id': () => (approved ? order({ estado_pedido: 'aprobado', version: 4 }) : waiting),
      'PUT /mis-pedidos/:id/cancelacion': () => {
        approved = true;
        return failure(409, 'PEDIDO_NO_CANCELABLE', 'La distribuidora ya aprobó este pedido.');
      },
    });
    await press(user, 'Cancelar pedido');
    await press(user, 'Sí, cancelar el pedido');
    expect(await screen.findByText('La distribuidora ya aprobó este pedido.')).toBeVisible();
    expect(await screen.findByText('Está aprobado')).toBeVisible();
  });
});

describe('asking for a change', () => {
  it('sends the lines that differ, with the version that was shown', async () => {
    const { user, callsTo, answer } = await openOrder({
      ...opened,
      'PUT /mis-pedidos/:id/propuesta': () => ({ propuesta: propuesta() }),
    });
    await press(user, 'Pedir un cambio');
    await press(user, 'Pedir este cambio');
    expect(await screen.findByText('Todavía no cambiaste nada.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Cantidad de Producto 1' });
    await user.clear(field);
    await user.type(field, '6');
    await press(user, 'Quitar Producto 2');
    answer({ 'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: propuesta() }) });
    await press(user, 'Pedir este cambio');
    expect(await screen.findByText('Producto 2: quitar')).toBeVisible();
    const [sent, ...more] = callsTo('PUT /mis-pedidos/:id/propuesta');
    expect(sent?.body).toEqual({
      lineas: [
        { producto_id: uuid(1), cantidad: 6 },
        { producto_id: uuid(2), cantidad: 0 },
      ],
    });
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(more).toEqual([]);
  });

  it('names a changed line whose quantity is not sold, and sends nothing', async () => {
    const sold = producto(1, { cantidades: { minimo: 6, multiplo: 6 } });
    const { user, callsTo } = await openOrder({
      ...opened,
      'GET /productos/varios': () => ({ productos: [sold], total: 1 }),
      'PUT /mis-pedidos/:id/propuesta': () => ({ propuesta: propuesta() }),
    });
    await press(user, 'Pedir un cambio');
    const field = await screen.findByRole('textbox', { name: 'Cantidad de Producto 1' });
    await user.clear(field);
    await user.type(field, '7');
    expect(await screen.findByText('Se vende de a 6.')).toBeVisible();
    await press(user, 'Pedir este cambio');
    expect(await screen.findByText('Producto 1: Se vende de a 6: 6 o 12.')).toBeVisible();
    expect(callsTo('PUT /mis-pedidos/:id/propuesta')).toEqual([]);
    await press(user, 'Poner 12');
    await press(user, 'Pedir este cambio');
    await waitFor(() => expect(callsTo('PUT /mis-pedidos/:id/propuesta')).toHaveLength(1));
  });

  it('can be withdrawn in one press', async () => {
    const { user, callsTo } = await openOrder({
      ...opened,
      'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: propuesta() }),
      'DELETE /mis-pedidos/:id/propuesta': () => ({ propuesta: propuesta({ estado: 'retirada' }) }),
    });
    await press(user, 'Retirar el cambio');
    expect(await screen.findByText(/^Retiraste el cambio/)).toBeVisible();
    expect(callsTo('DELETE /mis-pedidos/:id/propuesta')).toHaveLength(1);
  });

  it.each([
    ['aceptada', 'La distribuidora aceptó el cambio que pediste.'],
    ['rechazada', 'La distribuidora no hizo el cambio que pediste: «No hay más».'],
  ] as const)('shows that the change was %s', async (estado, text) => {
    const told = propuesta({ estado, motivo: 'No hay más' });
    await openOrder({ ...opened, 'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: told }) });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('reporting missing lines', () => {
  const recepcion = {
    'PUT /mis-pedidos/:id/recepcion': () => ({ mensaje: 'Le avisamos a la distribuidora.' }),
  };

  it('takes three presses for a whole missing line', async () => {
    const { user, callsTo } = await openOrder(recepcion);
    await press(user, 'Falta algo o llegó mal');
    await user.click(await screen.findByRole('checkbox', { name: /^Producto 2/ }));
    await press(user, 'Avisar a la distribuidora');
    expect(await screen.findByText('Le avisamos a la distribuidora.')).toBeVisible();
    expect(callsTo('PUT /mis-pedidos/:id/recepcion').map(({ body }) => body)).toEqual([
      {
        falta: null,
        lineas: [{ detalles_pedidos_id: uuid(2, 'd'), cantidad: 10, motivo: 'no_llego', foto_id: null }],
      },
    ]);
  });

  it('sends quantity, reason and photo, but no photo that is too large', async () => {
    const { user, callsTo } = await openOrder({
      ...recepcion,
      'POST /mis-pedidos/:id/fotos': () => ({ foto_id: uuid(1, '8') }),
      'GET /mis-pedidos/:id/fotos/:foto_id': () => ({}),
    });
    await press(user, 'Falta algo o llegó mal');
    await user.click(await screen.findByRole('checkbox', { name: /^Producto 1/ }));
    const field = screen.getByRole('textbox', { name: 'Cuántos de Producto 1' });
    await user.clear(field);
    await user.type(field, '2');
    await user.selectOptions(screen.getByLabelText('Qué pasó con Producto 1'), 'roto');
    const picker = screen.getByLabelText('Foto de Producto 1');
    const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'caja.jpg', { type: 'image/jpeg' });
    await user.upload(picker, photo(LIMITS.imagenBytes + 1));
    expect(await screen.findByText('La foto debe pesar menos de 6 MB.')).toBeVisible();
    await user.upload(picker, photo(10));
    expect(await screen.findByRole('button', { name: 'Quitar la foto' })).toBeVisible();
    await press(user, 'Avisar a la distribuidora');
    await waitFor(() =>
      expect(callsTo('PUT /mis-pedidos/:id/recepcion').map(({ body }) => body)).toEqual([
        {
          falta: null,
          lineas: [{ detalles_pedidos_id: uuid(1, 'd'), cantidad: 2, motivo: 'roto', foto_id: uuid(1, '8') }],
        },
      ]),
    );
    expect(callsTo('POST /mis-pedidos/:id/fotos')).toHaveLength(1);
  });

  it('starts from the last report', async () => {
    const said = { detalles_pedidos_id: uuid(2, 'd'), producto_id: uuid(2), nombre: 'Producto 2' };
    const reclamo = {
      nota: null,
      lineas: [{ ...said, cantidad: 4, motivo: 'vencido', foto_id: null } as const],
    };
    const { user } = await openOrder({
      'GET /mis-pedidos/:id/historial': () => [
        createdStep,
        { ...received('4 × Producto 2 (está vencido o por vencer)'), reclamo },
      ],
    });
    await press(user, 'Corregir lo que falta');
    expect(await screen.findByRole('checkbox', { name: /^Producto 2/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Cuántos de Producto 2' })).toHaveValue('4');
    expect(screen.getByLabelText('Qué pasó con Producto 2')).toHaveValue('vencido');
    expect(screen.getByLabelText('Qué falta o llegó mal')).toHaveValue('');
  });

  it('does not list a line of which nothing was sent', async () => {
    const none = line(3, { cantidad: 0, cantidad_pedida: 10, motivo_entrega: 'falta' });
    const { user } = await openOrder({ 'GET /mis-pedidos/:id': () => order({ detalles: [line(1), none] }) });
    await press(user, 'Falta algo o llegó mal');
    expect(await screen.findByRole('checkbox', { name: /^Producto 1/ })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Producto 3/ })).toBeNull();
  });
});
