import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Pedido, PedidoDelPanel } from 'api-client/backoffice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal, refuse } from '../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { savedFiles } from '../../testing/saved-files.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

describe('the edit', () => {
  it('is available for esperando_aprobacion [P2.22 P5.17]', async () => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)]) });
    renderApp('/panel-pedidos');
    const link = await screen.findByRole('link', { name: 'Editar: pedido 1' });
    expect(link.getAttribute('href')).toBe(`/pedido/editar/${id(1)}`);
  });

  it.each(['aprobado', 'enviado', 'recibido', 'cancelado'] as const)(
    'is disabled for %s [P2.22 P5.17]',
    async (estado_pedido) => {
      fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido })]) });
      renderApp('/panel-pedidos');
      const button = await screen.findByRole('button', { name: 'Editar: pedido 1' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    },
  );
});

describe('the orders that the list finds', () => {
  it('are exported once as one spreadsheet of all pages; a failure is shown', async () => {
    const names = savedFiles();
    let calls = 0;
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1)], 312),
      'GET /planillas/pedidos': () => {
        calls += 1;
        if (calls === 1) throw new Refusal(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
        return new Blob(['Pedido']);
      },
    });
    renderApp('/panel-pedidos?estado=aprobado,enviado&texto=ana&orden=mayor_importe&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar 312 pedidos' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Exportar 312 pedidos' }));
    await userEvent.click(asked.getByRole('radio', { name: 'Una fila por producto' }));
    await userEvent.click(asked.getByRole('button', { name: 'Descargar planilla' }));
    await screen.findByText('No se pudo exportar. Ocurrió un error inesperado.');
    expect(names).toEqual([]);
    await userEvent.dblClick(asked.getByRole('button', { name: 'Descargar planilla' }));
    await screen.findByText('Planilla descargada');
    expect(names).toEqual([expect.stringMatching(/^pedidos_\d{4}-\d\d-\d\d\.xlsx$/)]);
    expect(calls).toBe(2);
    expect(Object.fromEntries(api.callsTo('GET /planillas/pedidos')[1]?.query ?? [])).toEqual({
      ...{ texto: 'ana', orden: 'mayor_importe', estados: 'aprobado,enviado', filas: 'productos' },
      formato: 'xlsx',
    });
  });

  it("are limited to a spreadsheet's maximum, with a note", async () => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)], 1_000_000) });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar 10.000 pedidos' }));
    expect(await screen.findByText(/^Una planilla tiene hasta 10\.000 pedidos/)).toBeVisible();
  });
});

describe('several orders', () => {
  const approved = (n: number) => pedido(n, { estado_pedido: 'aprobado' });
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('on several pages are printed in one file, without those that have no delivery note', async () => {
    const names = savedFiles();
    const api = fakeApi({
      'GET /pedidos': ({ query }) =>
        pedidosPage(query.get('offset') === '0' ? [approved(1), pedido(2)] : [approved(3)], 11),
      'GET /remitos/pdf/varios': () => new Blob(['%PDF-1.4']),
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await box(/^Elegir pedido 2 de Ana Pérez$/));
    expect(screen.getByText('1 elegido, 0 con remito')).toBeVisible();
    const print = await screen.findByRole('button', { name: 'Imprimir remitos' });
    expect(print.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await box(/^Elegir pedido 1 /));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await userEvent.click(await box(/^Elegir pedido 3 /));
    expect(screen.getByText('3 elegidos, 2 con remito')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir remitos' }));
    await waitFor(() => expect(names).toEqual(['remitos.pdf']));
    expect(api.callsTo('GET /remitos/pdf/varios')[0]?.query.get('pedidoIds')).toBe(`${id(1)},${id(3)}`);
  });

  it('get one status together, with a preview, a list of unchanged orders and one undo', async () => {
    const stored = new Map(
      [approved(1), approved(2), pedido(3, { estado_pedido: 'enviado' })].map((one) => [one.pedido_id, one]),
    );
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([...stored.values()]),
      'PATCH /pedidos/estado': ({ body }) => {
        const { cambios } = body as { cambios: Pick<Pedido, 'pedido_id' | 'estado_pedido' | 'version'>[] };
        return {
          resultados: cambios.map(({ pedido_id, estado_pedido, version }) => {
            const was = stored.get(pedido_id) as Pedido;
            if (was.numero === 2) {
              return { pedido_id, pedido: was, code: 'VERSION_DESACTUALIZADA', message: 'Otra persona.' };
            }
            stored.set(pedido_id, { ...was, estado_pedido, version: version + 1 });
            return { pedido_id, pedido: stored.get(pedido_id) ?? null, code: null, message: null };
          }),
        };
      },
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir toda la página' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
    // The most common next status.
    expect(await screen.findByRole('radio', { name: 'ENVIADO' })).toBeChecked();
    expect(screen.getByText('2 pedidos: Aprobado → Enviado')).toBeVisible();
    expect(screen.getByText('1 pedido: ya está en Enviado, sin cambios')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pasar 2 pedidos' }));
    await screen.findByText('No cambiamos 1 pedido');
    expect(screen.getByText(': Otra persona.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    // The unchanged order stays chosen.
    expect(await screen.findByText('1 elegido')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Cambio deshecho en 1 pedido.');
    expect(api.callsTo('PATCH /pedidos/estado').map(({ body }) => body)).toEqual([
      { cambios: [1, 2].map((n) => ({ pedido_id: id(n), version: 3, estado_pedido: 'enviado' })) },
      { cambios: [{ pedido_id: id(1), version: 4, estado_pedido: 'aprobado' }] },
    ]);
  });

  it('disable the change while it would have no effect', async () => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido: 'recibido' })]) });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir toda la página' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
    expect(await screen.findByRole('button', { name: 'Pasar pedidos' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'ENVIADO' }));
    expect(screen.getByRole('button', { name: 'Pasar 1 pedido' })).toBeEnabled();
  });

  it('are assigned together, and undone to their former assignees', async () => {
    const [ana, eva] = [5, 6].map((n) => ({
      usuario_id: id(n),
      nombre: ['Ana', 'Eva'][n - 5] ?? '',
      apellido: '',
    }));
    const stored = new Map<string, PedidoDelPanel>(
      [pedido(1), { ...pedido(2), asignado: eva ?? null }, { ...pedido(3), asignado: ana ?? null }].map(
        (one) => [one.pedido_id, one],
      ),
    );
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([...stored.values()]),
      'GET /pedidos/seguimiento': () => ({ personal: [ana, eva].flatMap((one) => one ?? []), etiquetas: [] }),
      'PATCH /pedidos/seguimiento': ({ body }) => {
        const { pedido_ids, asignado_a } = body as { pedido_ids: string[]; asignado_a: string | null };
        const pedidos = pedido_ids.map((pedido_id) => {
          const was = stored.get(pedido_id) as PedidoDelPanel;
          // Another user assigned the second order meanwhile.
          const stays = was.numero === 2 && asignado_a !== id(5);
          const now = { ...was, asignado: [ana, eva].find((one) => one?.usuario_id === asignado_a) ?? null };
          if (!stays) stored.set(pedido_id, now);
          return stays ? was : now;
        });
        return { pedidos };
      },
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir toda la página' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Asignar 3 pedidos' }));
    expect(asked.getByRole('button', { name: 'Asignar pedidos' })).toBeDisabled();
    await userEvent.click(asked.getByRole('combobox', { name: 'A cargo de' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana' }));
    expect(asked.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '1 pedido sin responsable',
      '1 pedido a cargo de Eva',
      '1 pedido a cargo de Ana, sin cambios',
    ]);
    await userEvent.dblClick(asked.getByRole('button', { name: 'Asignar 2 pedidos' }));
    expect(await screen.findByText('2 pedidos a cargo de Ana')).toBeVisible();
    expect(screen.queryByText(/elegido/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Cambio deshecho en 1 pedido. Los demás cambiaron mientras tanto: 1.');
    expect(api.callsTo('PATCH /pedidos/seguimiento').map(({ body }) => body)).toEqual([
      { pedido_ids: [id(1), id(2)], asignado_a: id(5) },
      { pedido_ids: [id(1)], asignado_a: null, solo_de: id(5) },
      { pedido_ids: [id(2)], asignado_a: id(6), solo_de: id(5) },
    ]);
  });

  it("link from the shop's name, and keep the list to return to", async () => {
    fakeApi({ 'GET /pedidos': () => pedidosPage([pedido(1)]) });
    renderApp('/panel-pedidos?texto=ana');
    const link = await screen.findByRole('link', { name: /n\.º 1 · Ana Pérez$/ });
    expect(link.getAttribute('href')).toBe(`/pedido/${id(1)}`);
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

  it("is saved under the order's name, and the button shows progress [P7.6]", async () => {
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

  it("shows the server's refusal", async () => {
    fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido: 'aprobado' })]),
      'GET /remitos/pdf/download': () => refuse(409, 'REMITO_NO_DISPONIBLE', 'El remito no está disponible.'),
    });
    renderApp('/panel-pedidos');
    await userEvent.click(await screen.findByRole('button', { name: 'Remito: pedido 1' }));
    expect(within(await screen.findByRole('alert')).getByText('El remito no está disponible.')).toBeVisible();
  });
});
