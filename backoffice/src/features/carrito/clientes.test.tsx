import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, Refusal } from '../../testing/api-fake.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { matches } from './clientes.ts';
import { pagesAround } from './search-cliente-page.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  sessionStorage.clear();
  signInAs('empleado');
});

const many = Array.from({ length: 20 }, (_, n) => usuario(n + 1));
const shop: Handlers = {
  'GET /usuarios': () => ({ usuarios: many, total: 20 }),
  'GET /usuarios/search': () => ({ usuarios: [], total: 0 }),
  'GET /productos': () => ({ productos: [], total: 0 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /marcas': () => ({ marcas: [], total: 0 }),
};
const names = () => screen.getAllByRole('button', { name: /^Elegir/ }).map((one) => one.ariaLabel);

describe('the customer search', () => {
  it.each(['BRUNO1@', 'bruno', 'GÓMEZ 1', '20123', '20-12345678-9', 'dietética'])(
    'finds %s in any of the five fields, in any case [P5.16]',
    (term) => {
      expect(matches(usuario(1), term)).toBe(true);
    },
  );

  it.each([
    ['gomez', 'Gómez'],
    ['gómez, bruno', 'Gómez'],
    ['ohiggins', "O'Higgins"],
    ['O’Higgins, Bruno', "O'Higgins"],
    ['perez gil', 'Pérez-Gil'],
  ])('finds by %j a customer called %s, as the server does', (term, apellido) => {
    expect(matches(usuario(1, { apellido }), term)).toBe(true);
    expect(matches(usuario(1, { apellido: 'Suárez', nombre: 'Ana' }), term)).toBe(false);
  });

  it('does not search other fields', () => expect(matches(usuario(1), 'Calle 1')).toBe(false));

  it('shows five page buttons around the current page [P2.61 P9.4]', () => {
    expect(pagesAround(1, 7)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesAround(4, 7)).toEqual([2, 3, 4, 5, 6]);
    expect(pagesAround(7, 7)).toEqual([3, 4, 5, 6, 7]);
    expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
  });

  it('requests a hundred customers at once, shows three per page, and turns pages [P2.61 P7.16 P9.4]', async () => {
    const api = fakeApi(shop);
    const { href } = renderApp('/pedido-nuevo/buscar');
    await screen.findByText('Bruno Gómez 1');
    expect(api.callsTo('GET /usuarios')[0]?.query.toString()).toBe('limit=100&offset=0');
    expect(names()).toHaveLength(3);
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(pages.getAllByRole('button', { name: /^Página/ })).toHaveLength(5);
    await userEvent.click(pages.getByRole('button', { name: 'Página 3' }));
    await screen.findByText('Bruno Gómez 7');
    expect(href()).toContain('page=3');
  });

  it('finds customers beyond the first hundred and pending ones, but does not offer deactivated ones', async () => {
    const fresh = usuario(50, { nombre: 'Zoe', dado_de_alta: false, esta_activo: false });
    const baja = usuario(51, { nombre: 'Zoilo', esta_activo: false });
    fakeApi({ ...shop, 'GET /usuarios/search': () => ({ usuarios: [fresh, baja], total: 2 }) });
    renderApp('/pedido-nuevo/buscar?term=zo');
    const pending = await screen.findByRole('button', { name: 'Elegir: Zoe Gómez 50' });
    expect(pending).toHaveProperty('disabled', false);
    expect(screen.getByText('Cuenta desactivada')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Elegir: Zoilo Gómez 51' })).toHaveProperty('disabled', true);
  });

  it('shows an empty state [P2.61]', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo/buscar?term=nadie');
    await screen.findByText('No se encontraron usuarios.');
  });
});

describe('the registration of a customer', () => {
  async function fillIn(more: Record<string, string> = { Contraseña: 'Secreta1*' }) {
    const fields = {
      Nombre: 'Zoe',
      Apellido: 'Paz',
      'CUIT/CUIL': '20123456789',
      'Nombre del comercio': 'Dietética Zoe',
      Teléfono: '2477 1',
      'Domicilio fiscal': 'Mitre 1',
      'Correo electrónico': ' Zoe@Correo.test',
      ...more,
    };
    for (const [label, text] of Object.entries(fields)) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    }
    await userEvent.click(screen.getByRole('button', { name: 'Registrar usuario' }));
  }

  const registered = () => {
    const found = usuario(60, { email: 'zoe@correo.test', dado_de_alta: false, esta_activo: false });
    return fakeApi({
      ...shop,
      'POST /usuarios': () => ({ usuario_id: id(60), token: 'x' }),
      'GET /usuarios/:id': () => found,
    });
  };

  it("shows the document's validation messages [P5.15]", async () => {
    const api = fakeApi(shop);
    renderApp('/pedido-nuevo/registrar');
    await screen.findByRole('heading', { name: 'Alta de cliente y Datos del Remito' });
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'secreta1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Registrar usuario' }));
    await screen.findByText('El DNI debe tener entre 11 dígitos.');
    expect(screen.getByText('El correo electrónico no es válido.')).toBeVisible();
    expect(screen.getByText(/^La contraseña debe incluir al menos una letra mayúscula/)).toBeVisible();
    expect(api.callsTo('POST /usuarios')).toHaveLength(0);
  });

  it('creates the account, loads it, and gives it the cart [P2.60 P4.20 P4.22]', async () => {
    const api = registered();
    const { href } = renderApp('/pedido-nuevo/registrar');
    await fillIn();
    await waitFor(() => expect(href()).toBe('/pedido-nuevo'));
    expect(api.callsTo('POST /usuarios')[0]?.body).toMatchObject({
      email: 'zoe@correo.test',
      dni: '20123456789',
    });
    expect(api.callsTo('GET /usuarios/:id')[0]?.param).toBe(id(60));
    expect(JSON.parse(localStorage.getItem('carritos-abiertos') ?? '[]')).toMatchObject([
      { cliente: id(60) },
    ]);
  });

  const LINK = 'Enviarle un enlace por correo para que elija su contraseña';
  const DATA = {
    ...{ nombre: 'Zoe', apellido: 'Paz', dni: '20123456789', nombre_comercio: 'Dietética Zoe' },
    ...{ telefono: '2477 1', dom_fiscal: 'Mitre 1', email: 'zoe@correo.test' },
  };

  it('mails the customer a link when staff type no password, and shows the address', async () => {
    const api = registered();
    renderApp('/pedido-nuevo/registrar');
    await fillIn({});
    await screen.findByText('Enviamos a zoe@correo.test el enlace para elegir su contraseña.');
    const [call] = api.callsTo('POST /usuarios');
    expect(call?.body).toEqual({ ...DATA, clave_por_correo: true });
    // Anyone may register; only staff may request the link.
    expect(call?.headers.get('Authorization')).toMatch(/^Bearer /);
  });

  it('sends a typed password instead of the link', async () => {
    const api = registered();
    const { href } = renderApp('/pedido-nuevo/registrar');
    await fillIn();
    await waitFor(() => expect(href()).toBe('/pedido-nuevo'));
    expect(api.callsTo('POST /usuarios')[0]?.body).toEqual({ ...DATA, password: 'Secreta1*' });
    expect(screen.queryByText(/^Enviamos a/)).toBeNull();
  });

  it('sends how the customer is registered for IVA, if known', async () => {
    const api = registered();
    const { href } = renderApp('/pedido-nuevo/registrar');
    const field = await screen.findByRole('combobox', { name: 'Condición frente al IVA' });
    expect(field).toHaveDisplayValue('Sin datos');
    await userEvent.selectOptions(field, 'Monotributo');
    await fillIn();
    await waitFor(() => expect(href()).toBe('/pedido-nuevo'));
    expect(api.callsTo('POST /usuarios')[0]?.body).toMatchObject({ condicion_iva: 'monotributo' });
  });

  it('shows either the link or the password, and requires a password when neither is given', async () => {
    const api = registered();
    renderApp('/pedido-nuevo/registrar');
    const link = await screen.findByRole('checkbox', { name: LINK });
    const password = screen.getByLabelText('Contraseña');
    expect(link).toBeChecked();
    await userEvent.type(password, 'Sec');
    expect(link).not.toBeChecked();
    await userEvent.click(link);
    expect(link).toBeChecked();
    await waitFor(() => expect(password).toHaveValue(''));
    await userEvent.click(link);
    await fillIn({});
    await screen.findByText('La contraseña es obligatoria.');
    expect(api.callsTo('POST /usuarios')).toHaveLength(0);
  });

  it('shows a server error at its field, and keeps the other values', async () => {
    const message = 'Ya existe una cuenta con este correo electrónico.';
    fakeApi({
      ...shop,
      'POST /usuarios': () => {
        throw new Refusal(409, 'EMAIL_EN_USO', message, [{ field: 'email', message }]);
      },
    });
    renderApp('/pedido-nuevo/registrar');
    await fillIn();
    await screen.findByText(message);
    expect(screen.getByLabelText('Apellido')).toHaveProperty('value', 'Paz');
    // The field is focused, and the error stays until the value changes.
    const email = screen.getByLabelText('Correo electrónico');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.tab();
    await userEvent.click(screen.getByLabelText('Nombre'));
    await userEvent.tab();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeVisible();
    await userEvent.type(email, 'x');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('focuses the first missing field', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo/registrar');
    fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Zoe' } });
    await userEvent.click(screen.getByRole('button', { name: 'Registrar usuario' }));
    await waitFor(() => expect(screen.getByLabelText('Apellido')).toHaveFocus());
  });
});
