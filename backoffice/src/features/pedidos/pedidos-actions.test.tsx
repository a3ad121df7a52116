import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const setEstado = async (from: string, to: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Estado del pedido 1: ${from}` }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: to }));
};

describe('the status of an order', () => {
  it('is any of the five, sent with the version that was seen [P2.22 P4.1 P8.4]', async () => {
    let now = pedido(1);
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([now]),
      'PATCH /pedidos/:id/estado': () => {
        now = pedido(1, { estado_pedido: 'cancelado', version: 4 });
        return now;
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'CANCELADO');
    const told = await screen.findByText('Estado del pedido actualizado correctamente.');
    const place = getComputedStyle(told.closest('.tienda-toasts') as HTMLElement);
    expect([place.top, place.left]).toEqual(['14px', '50%']);
    const [call] = api.callsTo('PATCH /pedidos/:id/estado');
    expect(call?.body).toEqual({ estado_pedido: 'cancelado' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    await screen.findByRole('button', { name: 'Estado del pedido 1: CANCELADO' });
    await waitFor(() => expect(api.callsTo('GET /pedidos').length).toBeGreaterThan(1));
  });

  it('stays as it was when that fails, and says so [P8.4]', async () => {
    fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1)]),
      'PATCH /pedidos/:id/estado': () => {
        throw new Refusal(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    await screen.findByText('Error al actualizar el estado del pedido.');
    expect(screen.getByRole('button', { name: /ESPERANDO APROBACION/ })).toBeVisible();
  });

  it('is not overwritten when somebody else was faster: says so and shows what is there now', async () => {
    let now = pedido(1);
    fakeApi({
      'GET /pedidos': () => pedidosPage([now]),
      'PATCH /pedidos/:id/estado': () => {
        now = pedido(1, { estado_pedido: 'enviado', version: 9 });
        throw new Refusal(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    await screen.findByText('Otra persona guardó cambios antes.');
    await screen.findByRole('button', { name: 'Estado del pedido 1: ENVIADO' });
  });
});

describe('the edit', () => {
  it('is open to an order that is esperando_aprobacion [P2.22 P5.17]', async () => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)]) });
    renderApp('/panel-pedidos');
    const link = await screen.findByRole('link', { name: 'Editar: pedido 1' });
    expect(link.getAttribute('href')).toBe(`/pedido/editar/${id(1)}`);
  });

  it.each(['aprobado', 'enviado', 'recibido', 'cancelado'] as const)(
    'is closed to one that is %s [P2.22 P5.17]',
    async (estado_pedido) => {
      fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido })]) });
      renderApp('/panel-pedidos');
      const button = await screen.findByRole('button', { name: 'Editar: pedido 1' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    },
  );
});

describe('several delivery notes', () => {
  it('come in one file, of orders on more than one page; those without one say why', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    URL.createObjectURL = () => 'blob:remitos';
    const approved = (n: number) => pedido(n, { estado_pedido: 'aprobado' });
    const api = fakeApi({
      'GET /pedidos': ({ query }) =>
        pedidosPage(query.get('offset') === '0' ? [approved(1), pedido(2)] : [approved(3)], 11),
      'GET /remitos/pdf/varios': () => new Blob(['%PDF-1.4']),
    });
    renderApp('/panel-pedidos');
    const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    const waiting = await box(/^Elegir pedido 2 de Ana Pérez\. El remito está disponible/);
    expect(waiting.disabled).toBe(true);
    await userEvent.click(await box(/^Elegir pedido 1 de Ana Pérez$/));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await userEvent.click(await box(/^Elegir pedido 3 /));
    expect(screen.getByText('2 pedidos elegidos')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir remitos' }));
    await waitFor(() => expect(names).toEqual(['remitos.pdf']));
    expect(api.callsTo('GET /remitos/pdf/varios')[0]?.query.get('pedidoIds')).toBe(`${id(1)},${id(3)}`);
  });
});

describe('the delivery note', () => {
  it.each([
    ['esperando_aprobacion', true],
    ['aprobado', false],
    ['enviado', false],
    ['recibido', false],
    ['cancelado', true],
  ] as const)('of an order that is %s: disabled is %s [P2.22 P5.17]', async (estado_pedido, disabled) => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido })]) });
    renderApp('/panel-pedidos');
    const button = await screen.findByRole('button', { name: 'Remito: pedido 1' });
    expect(button.getAttribute('aria-disabled')).toBe(disabled ? 'true' : null);
  });

  it('is saved under the name of the order, and the button says that it is on its way [P7.6]', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    let give = (_file: Blob) => {};
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido: 'aprobado' })]),
      'GET /remitos/pdf/download': () => new Promise<Blob>((resolve) => (give = resolve)),
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('button', { name: 'Remito: pedido 1' }));
    await screen.findByRole('button', { name: 'Preparando…: pedido 1' });
    await waitFor(() => expect(api.callsTo('GET /remitos/pdf/download')).toHaveLength(1));
    give(new Blob(['%PDF'], { type: 'application/pdf' }));
    await waitFor(() => expect(names).toEqual([`remito_${id(1)}.pdf`]));
    expect(api.callsTo('GET /remitos/pdf/download')[0]?.query.get('pedidoId')).toBe(id(1));
  });

  it('that is refused says why', async () => {
    fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido: 'aprobado' })]),
      'GET /remitos/pdf/download': () => {
        throw new Refusal(409, 'REMITO_NO_DISPONIBLE', 'El remito no está disponible.');
      },
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('button', { name: 'Remito: pedido 1' }));
    expect(within(await screen.findByRole('alert')).getByText('El remito no está disponible.')).toBeVisible();
  });
});
