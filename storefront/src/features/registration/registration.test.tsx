import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { usuario } from '../../testing/data.ts';
import { failure } from '../../testing/fake-api.ts';
import { openPage, visitor } from '../../testing/render-app.tsx';
import { fakeToken } from '../../testing/token.ts';

const valid: Record<string, string> = {
  'Nombre del comercio': 'Dietética La Esquina',
  Nombre: 'Marta',
  Apellido: 'Echeverría',
  'CUIT/CUIL': '27-23456789-1',
  Teléfono: '2477 410000',
  'Domicilio fiscal': 'Mitre 450, Pergamino',
  'Correo electrónico': ' Marta@Esquina.test ',
  Contraseña: 'Secreta1*',
};

async function fill(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await user.click(field);
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
}

describe('the rules', () => {
  it('require every field; the page links to the login [T2.25]', async () => {
    const { user, calls } = await openPage('/register');
    await fill(user, {});
    for (const message of [
      'El nombre del comercio es obligatorio.',
      'El nombre es obligatorio.',
      'El apellido es obligatorio.',
      'El DNI debe tener entre 11 dígitos.',
      'El teléfono es obligatorio.',
      'El domicilio fiscal es obligatorio.',
      'El correo electrónico no es válido.',
      'La contraseña es obligatoria.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(calls).toEqual([]);
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Iniciar sesión' });
    expect(login.getAttribute('href')).toBe('/login');
  });

  it('focus the first invalid field and scroll to it', async () => {
    const { user } = await openPage('/register');
    const { 'Nombre del comercio': _, ...rest } = valid;
    await fill(user, { ...rest, Contraseña: 'corta' });
    const first = screen.getByLabelText('Nombre del comercio');
    await waitFor(() => expect(first).toHaveFocus());
    expect(vi.mocked(first.scrollIntoView).mock.contexts).toContain(first);
  });

  it.each([
    ['CUIT/CUIL', '2723456789', 'El DNI debe tener entre 11 dígitos.'],
    ['Correo electrónico', 'marta@', 'El correo electrónico no es válido.'],
    ['Contraseña', 'Corta1*', 'La contraseña debe tener al menos 8 caracteres.'],
    [
      'Contraseña',
      'sinmayuscula1*',
      'La contraseña debe incluir al menos una letra mayúscula, un número y un carácter especial (como *, $, #, etc.).',
    ],
    ['Teléfono', '1234567890123456789', 'El teléfono no puede exceder los 18 caracteres.'],
  ])('of %s reject %s [T5.2 T5.6 T5.7]', async (label, value, message) => {
    const { user } = await openPage('/register');
    await fill(user, { [label]: value });
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the request', () => {
  it('normalises its values, stores no session and leads to the shop after 5 s [T1.3 T2.26 T8.8 T9.10]', async () => {
    const { user, calls, router } = await openPage('/register', visitor, {
      'POST /usuarios': () => ({ usuario_id: usuario.usuario_id, token: fakeToken() }),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await fill(user, valid);
    expect(
      await screen.findByText('Bienvenido... Recibirás una confirmación cuando tu cuenta sea activada.'),
    ).toBeVisible();
    expect(calls.find(({ path }) => path === '/usuarios')?.body).toMatchObject({
      dni: '27234567891',
      email: 'marta@esquina.test',
    });
    expect(localStorage.getItem('auth')).toBeNull();
    expect(router.state.location.pathname).toBe('/register');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  });

  it('sends how the shop is registered for IVA only if the user says so', async () => {
    const { user, callsTo } = await openPage('/register', visitor, {
      'POST /usuarios': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    const sent = () => callsTo('POST /usuarios').map(({ body }) => (body as object | undefined) ?? {});
    await fill(user, valid);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('condicion_iva');
    const field = screen.getByLabelText('Condición frente al IVA');
    await waitFor(() => expect(field).toBeEnabled());
    await user.selectOptions(field, 'Responsable inscripto');
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ condicion_iva: 'responsable_inscripto' });
  });

  it('shows a taken e-mail at its field until the user changes it', async () => {
    const user = userEvent.setup();
    const message = 'Ya existe una cuenta con este correo electrónico.';
    await openPage('/register', visitor, {
      'POST /usuarios': () => failure(409, 'EMAIL_EN_USO', message, [{ field: 'email', message }]),
    });
    await fill(user, valid);
    expect(await screen.findByText(message)).toBeVisible();
    const email = screen.getByLabelText('Correo electrónico');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(email).toHaveFocus());
    await user.click(screen.getByLabelText('Nombre'));
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    await user.type(email, '{Backspace}x');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('is sent once when the form is submitted twice', async () => {
    const { user, callsTo } = await openPage('/register', visitor, {
      'POST /usuarios': () => ({ usuario_id: usuario.usuario_id, token: fakeToken() }),
    });
    for (const [label, value] of Object.entries(valid)) {
      await user.click(await screen.findByLabelText(label));
      await user.paste(value);
    }
    const form = screen.getByLabelText('Nombre').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText('Bienvenido... Recibirás una confirmación cuando tu cuenta sea activada.');
    expect(callsTo('POST /usuarios')).toHaveLength(1);
  });

  it('shows a failure [T8.7]', async () => {
    const { user } = await openPage('/register', visitor, {
      'POST /usuarios': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    await fill(user, valid);
    expect(
      await screen.findByText('Hubo un error en al registrarse. Intente nuevamente más tarde.'),
    ).toBeVisible();
  });
});
