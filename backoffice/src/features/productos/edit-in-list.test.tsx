import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { producto } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const page = (...productos: ReturnType<typeof producto>[]) => ({ productos, total: productos.length });

describe('editing in the list', () => {
  const both = () => page(producto(1), producto(2));
  const open = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Precio de ${name}: `) }));
    return screen.findByRole('textbox', { name: `Precio nuevo de ${name}` });
  };

  it("saves a price with Enter and the version that was seen, and opens the next row's price", async () => {
    let precio = 12_450.5;
    const api = fakeApi({
      'GET /productos': () => page(producto(1, { precio, version: 4 }), producto(2)),
      'PATCH /productos/:id': () => {
        precio = 900;
        return producto(1, { precio });
      },
    });
    renderApp('/panel-producto');
    const field = await open('Almendra 1');
    expect(field).toHaveFocus();
    // The text is selected; a click would place the caret.
    await userEvent.keyboard('900{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Precio nuevo de Almendra 2' })).toHaveFocus();
    expect(await screen.findByText('$ 900,00')).toBeVisible();
    const [sent, ...others] = api.callsTo('PATCH /productos/:id');
    expect(others).toEqual([]);
    expect([sent?.param, sent?.body]).toEqual([producto(1).producto_id, { precio: ['900'] }]);
    expect(sent?.headers.get('if-match')).toBe('"4"');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Precio nuevo/ })).toBeNull();
    expect(api.callsTo('PATCH /productos/:id')).toHaveLength(1);
  });

  it("shows an invalid price and another user's change at the cell", async () => {
    const api = fakeApi({
      'GET /productos': both,
      'PATCH /productos/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios.'),
    });
    renderApp('/panel-producto');
    const field = await open('Almendra 1');
    for (const [typed, message] of [
      ['12,345', 'El precio debe ser un número válido con hasta 2 decimales.'],
      ['1e3', 'El precio debe ser un número válido con hasta 2 decimales.'],
      ['-5', 'El precio no puede ser negativo.'],
      ['9999999', 'El precio no puede superar 999999.99.'],
      ['1.000.000', 'El precio no puede superar 999999.99.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(await screen.findByText(message)).toBeVisible();
      expect(field).toHaveValue(typed);
      expect(field).toHaveFocus();
    }
    expect(screen.getAllByRole('textbox', { name: /^Precio nuevo/ })).toHaveLength(1);
    expect(api.callsTo('PATCH /productos/:id')).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, '800{Enter}');
    expect(await screen.findByText('Otra persona guardó cambios.')).toBeVisible();
    expect(field).toHaveValue('800');
    // A refused price keeps its field and the focus.
    expect(screen.getAllByRole('textbox', { name: /^Precio nuevo/ })).toEqual([field]);
    expect(field).toHaveFocus();
  });

  it.each([
    ['5.600', 5600],
    ['9,100.50', 9100.5],
    ['9100 $', 9100],
  ])('saves %s as its value', async (typed, precio) => {
    const api = fakeApi({
      'GET /productos': both,
      'PATCH /productos/:id': () => producto(1, { precio }),
    });
    renderApp('/panel-producto');
    await open('Almendra 1');
    await userEvent.keyboard(`${typed}{Enter}`);
    await waitFor(() => expect(api.callsTo('PATCH /productos/:id')).toHaveLength(1));
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).toEqual({ precio: [String(precio)] });
  });

  it('asks before an open price or name is lost by leaving or filtering', async () => {
    fakeApi({ 'GET /productos': both, 'GET /productos/inactivos': () => page() });
    const { href } = renderApp('/panel-producto');
    await open('Almendra 1');
    const leave = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Mostrar inactivos' }));
    const question = { name: '¿Salir sin guardar?' };
    await userEvent.keyboard('900');
    leave();
    const asked = within(await screen.findByRole('alertdialog', question));
    expect(asked.getByText('El precio nuevo de Almendra 1 no está guardado.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const field = screen.getByRole('textbox', { name: 'Precio nuevo de Almendra 1' });
    expect(field).toHaveValue('900,00');
    fireEvent.click(screen.getByRole('button', { name: 'Elegir varios' }));
    await screen.findByRole('alertdialog', question);
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field).toHaveValue('900,00');
    fireEvent.keyDown(field, { key: 'Escape' });
    await rename('Almendra 2');
    await userEvent.keyboard('Almendra pelada');
    fireEvent.click(screen.getByRole('link', { name: 'Agregar producto' }));
    expect(
      within(await screen.findByRole('alertdialog', question)).getByText(
        'El nombre nuevo de Almendra 2 no está guardado.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Nombre nuevo/ }), { key: 'Escape' });
    // No field is open, so nothing is asked.
    leave();
    await waitFor(() => expect(href()).toContain('inactivos'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('marks a product out of stock in one click', async () => {
    let disponible = true;
    const api = fakeApi({
      'GET /productos': () => page(producto(1, { disponible })),
      'PATCH /productos/:id': () => {
        disponible = false;
        return producto(1, { disponible });
      },
    });
    renderApp('/panel-producto');
    await userEvent.click(await screen.findByRole('switch', { name: 'Disponible: Almendra 1' }));
    await screen.findByText('Almendra 1: sin stock.');
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).toEqual({ disponible: ['false'] });
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  });

  const rename = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Renombrar: ${name}` }));
    return screen.findByRole('textbox', { name: `Nombre nuevo de ${name}` });
  };

  it('saves a name with Enter, and undoes it from the toast', async () => {
    let [nombre, version] = ['Almendra 1', 4];
    const api = fakeApi({
      'GET /productos': () => page(producto(1, { nombre, version })),
      'PATCH /productos/:id': ({ body }) => {
        nombre = String((body as Record<string, unknown>).nombre);
        version += 1;
        return producto(1, { nombre, version });
      },
    });
    renderApp('/panel-producto');
    expect(await rename('Almendra 1')).toHaveFocus();
    await userEvent.keyboard('Almendra pelada{Enter}');
    expect(await screen.findByText('Almendra 1: ahora Almendra pelada.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Almendra pelada' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Renombrar: Almendra pelada' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Cambio deshecho: Almendra 1.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Almendra 1' })).toBeVisible();
    const sent = api.callsTo('PATCH /productos/:id');
    expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ nombre: ['Almendra pelada'] }, '"4"'],
      [{ nombre: ['Almendra 1'] }, '"5"'],
    ]);
  });

  it('keeps an invalid or outdated name with the reason, and restores it with Escape', async () => {
    const api = fakeApi({
      'GET /productos': both,
      'PATCH /productos/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios.'),
    });
    renderApp('/panel-producto');
    const field = await rename('Almendra 1');
    await userEvent.keyboard('A{Enter}');
    expect(await screen.findByText('El nombre debe tener al menos 2 caracteres.')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('n'.repeat(255));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('El nombre debe tener como máximo 255 caracteres.')).toBeVisible();
    expect(field).toHaveValue(`A${'n'.repeat(255)}`);
    expect(api.callsTo('PATCH /productos/:id')).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.keyboard('Almendra pelada{Enter}');
    expect(await screen.findByText('Otra persona guardó cambios.')).toBeVisible();
    expect(field).toHaveValue('Almendra pelada');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Almendra 1' })).toBeVisible();
    expect(api.callsTo('PATCH /productos/:id')).toHaveLength(1);
  });

  it('toggles flags one after another, each with the version of the last edit', async () => {
    let now = producto(1, { version: 4, producto_destacado: false, en_promocion: false });
    const held: (() => void)[] = [];
    const api = fakeApi({
      'GET /productos': () => page(now),
      'PATCH /productos/:id': async ({ body }) => {
        await new Promise<void>((go) => held.push(go));
        const [flag = ''] = Object.keys(body as object);
        now = { ...now, [flag]: true, version: (now.version ?? 0) + 1 };
        return now;
      },
    });
    renderApp('/panel-producto');
    const featured = await screen.findByRole('button', { name: 'Destacado: Almendra 1' });
    expect(featured).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(featured);
    fireEvent.click(featured);
    fireEvent.click(screen.getByRole('button', { name: 'En promoción: Almendra 1' }));
    await waitFor(() => expect(featured).toHaveAttribute('aria-pressed', 'true'));
    for (let at = 0; at < 2; at += 1) {
      await waitFor(() => expect(held).toHaveLength(at + 1));
      held[at]?.();
    }
    expect(await screen.findByText('Almendra 1: ahora en promoción.')).toBeVisible();
    const sent = api.callsTo('PATCH /productos/:id');
    expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ producto_destacado: ['true'] }, '"4"'],
      [{ en_promocion: ['true'] }, '"5"'],
    ]);
  });
});
