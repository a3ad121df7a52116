import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortcutsOn } from '../../shared/shortcuts/shortcuts.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { pedidosPage, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  shortcutsOn.set(true);
  signInAs('empleado');
});

async function openUsers(path = '/panel-usuarios') {
  fakeApi({
    'GET /usuarios': () => ({ usuarios: [usuario(2), usuario(3)], total: 25 }),
    'GET /usuarios/:id': () => usuario(2),
    'GET /pedidos': () => pedidosPage([]),
  });
  const { href } = renderApp(path);
  await screen.findByText('Bruno Gómez 2');
  return href;
}
const helpTitle = { name: 'Atajos de teclado' };

describe('the keyboard shortcuts', () => {
  it('move between the areas', async () => {
    const href = await openUsers();
    await userEvent.keyboard('go');
    await screen.findByRole('heading', { name: 'Área de Pedidos' });
    await userEvent.keyboard('gu');
    await screen.findByRole('heading', { name: 'Área de Usuarios' });
    expect(href()).toBe('/panel-usuarios');
  });

  it('turn existing pages', async () => {
    const href = await openUsers();
    await userEvent.keyboard('p');
    expect(href()).toBe('/panel-usuarios');
    await userEvent.keyboard('n');
    await waitFor(() => expect(href()).toBe('/panel-usuarios?page=2'));
    await screen.findByText('Página 2 de 3');
    await userEvent.keyboard('p');
    await waitFor(() => expect(href()).toBe('/panel-usuarios'));
  });

  it('move between rows, and Enter opens one', async () => {
    await openUsers();
    const opener = (n: number) => screen.getByRole('button', { name: `Ver datos: Bruno Gómez ${n}` });
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(opener(2));
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(opener(3));
    await userEvent.keyboard('k{Enter}');
    await screen.findByRole('dialog', { name: 'Bruno Gómez 2' });
  });

  it('focus the search, and are off while typing', async () => {
    const href = await openUsers();
    await userEvent.keyboard('/');
    const field = screen.getByPlaceholderText('Buscar usuario...');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('n?');
    expect(field).toHaveProperty('value', 'n?');
    expect(screen.queryByRole('dialog', helpTitle)).toBeNull();
    expect(href()).toBe('/panel-usuarios');
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])("ignore the browser's own shortcuts: %s", async (modifier) => {
    const href = await openUsers();
    fireEvent.keyDown(document.body, { key: 'n', [modifier]: true });
    expect(href()).toBe('/panel-usuarios');
  });

  it('are listed behind ? as far as they apply to the page', async () => {
    await openUsers();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', helpTitle));
    for (const text of ['Ir al Área de Pedidos', 'Buscar', 'Página siguiente', 'Bajar una fila']) {
      expect(help.getByText(text)).toBeVisible();
    }
    expect(help.queryByText('Página anterior')).toBeNull();
  });

  it('can be turned off, except the help', async () => {
    const href = await openUsers();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', helpTitle));
    await userEvent.click(help.getByRole('switch', { name: 'Atajos activados en este navegador' }));
    await userEvent.click(help.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('n');
    expect(href()).toBe('/panel-usuarios');
    expect(localStorage.getItem('atajos')).toBe('false');
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', helpTitle);
  });

  it('are also listed from the menu', async () => {
    await openUsers();
    await userEvent.click(screen.getByRole('button', { name: /^Menú/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Versión/, expanded: false }));
    await userEvent.click(await screen.findByRole('button', { name: /^Atajos de teclado/ }));
    await screen.findByRole('dialog', helpTitle);
  });
});
