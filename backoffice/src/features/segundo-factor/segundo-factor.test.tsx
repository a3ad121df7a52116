import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CodigosDeRecuperacion } from 'api-client/backoffice';
import * as saving from 'app-core/download/save-file';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../testing/api-fake.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const OFF = { activado_en: null, codigos: 0 };
const ON = { activado_en: '2026-11-20T15:04:00.000Z', codigos: 9 };
const CODIGOS: CodigosDeRecuperacion['codigos'] = [
  'ABCD-EFGH-IJKL-MNOP',
  'ABCD-EFGH-IJKL-MNOQ',
  'ABCD-EFGH-IJKL-MNOR',
  'ABCD-EFGH-IJKL-MNOS',
  'ABCD-EFGH-IJKL-MNOT',
  'ABCD-EFGH-IJKL-MNOU',
  'ABCD-EFGH-IJKL-MNOV',
  'ABCD-EFGH-IJKL-MNOW',
  'ABCD-EFGH-IJKL-MNOX',
  'ABCD-EFGH-IJKL-MNOY',
];
const SECRET = { secreto: 'ABCDEFGH', uri: 'otpauth://totp/Tienda', qr: { lado: 3, trazo: 'M0 0h1v1h-1z' } };

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const wrong = (code: 'CLAVE_INCORRECTA' | 'CODIGO_INCORRECTO', field: string, message: string): never => {
  throw new Refusal(400, code, message, [{ field, message }]);
};

describe('turning it on', () => {
  it('asks for the password, shows the secret, and shows the recovery codes once', async () => {
    let state: typeof OFF | typeof ON = OFF;
    const api = fakeApi({
      'GET /auth/segundo-factor': () => state,
      'POST /auth/segundo-factor': () => SECRET,
      'POST /auth/segundo-factor/confirmar': () => {
        state = ON;
        return { codigos: CODIGOS };
      },
    });
    renderApp('/segundo-factor');
    await screen.findByRole('heading', { name: 'Verificación en dos pasos' });
    await type('Contraseña', 'Demo1234*');
    await press('Activar');
    const picture = await screen.findByRole('img', { name: /^Código QR/ });
    expect(picture.querySelector('path')?.getAttribute('d')).toBe(SECRET.qr.trazo);
    expect(screen.getByText('ABCDEFGH')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ábrela' }).getAttribute('href')).toBe(SECRET.uri);
    const field = screen.getByLabelText('Código de verificación');
    expect([field.getAttribute('autocomplete'), field.inputMode]).toEqual(['one-time-code', 'numeric']);
    await type('Código de verificación', '123 456');
    await press('Confirmar');
    await screen.findByText('La verificación en dos pasos quedó activada.');
    for (const codigo of CODIGOS) expect(screen.getByText(codigo)).toBeVisible();
    const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    await press('Descargar');
    expect(await saveFile.mock.calls[0]?.[0].text()).toBe(`${CODIGOS.join('\n')}\n`);
    await press('Ya los guardé');
    await screen.findByText(/Te quedan 9 códigos de recuperación/);
    expect(screen.queryByText(CODIGOS[0])).toBeNull();
    expect(api.callsTo('POST /auth/segundo-factor')[0]?.body).toEqual({ password: 'Demo1234*' });
    expect(api.callsTo('POST /auth/segundo-factor/confirmar')[0]?.body).toEqual({ codigo: '123 456' });
  });

  it('shows which value was wrong at its field', async () => {
    let right = false;
    fakeApi({
      'GET /auth/segundo-factor': () => OFF,
      'POST /auth/segundo-factor': () =>
        right ? SECRET : wrong('CLAVE_INCORRECTA', 'password', 'Esa no es tu contraseña actual.'),
      'POST /auth/segundo-factor/confirmar': () =>
        wrong('CODIGO_INCORRECTO', 'codigo', 'El código no es correcto.'),
    });
    renderApp('/segundo-factor');
    await screen.findByRole('heading', { name: 'Verificación en dos pasos' });
    await type('Contraseña', 'otra');
    await press('Activar');
    await screen.findByText('Esa no es tu contraseña actual.');
    right = true;
    await press('Activar');
    await type('Código de verificación', '000000');
    await press('Confirmar');
    await screen.findByText('El código no es correcto.');
    expect(screen.getByLabelText('Código de verificación')).toHaveFocus();
  });
});

describe('the enabled second factor', () => {
  it('gives new recovery codes for password and code', async () => {
    const api = fakeApi({
      'GET /auth/segundo-factor': () => ON,
      'POST /auth/segundo-factor/codigos': () => ({ codigos: CODIGOS }),
    });
    renderApp('/segundo-factor');
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir códigos nuevos' }));
    await type('Contraseña', 'Demo1234*');
    await type('Código de verificación', '123456');
    await press('Pedir códigos nuevos');
    await screen.findByText(CODIGOS[9]);
    expect(api.callsTo('POST /auth/segundo-factor/codigos')[0]?.body).toEqual({
      password: 'Demo1234*',
      codigo: '123456',
    });
  });

  it('is turned off with password and code', async () => {
    let state: typeof OFF | typeof ON = ON;
    fakeApi({
      'GET /auth/segundo-factor': () => state,
      'POST /auth/segundo-factor/desactivar': () => {
        state = OFF;
        return { mensaje: 'La verificación en dos pasos quedó desactivada.' };
      },
    });
    renderApp('/segundo-factor');
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    await press('Cancelar');
    await press('Desactivar');
    await type('Contraseña', 'Demo1234*');
    await type('Código de verificación', CODIGOS[1]);
    await press('Desactivar');
    await screen.findByText('La verificación en dos pasos quedó desactivada.');
    await screen.findByRole('button', { name: 'Activar' });
  });
});

it('is in the menu, which closes on navigation', async () => {
  fakeApi({ 'GET /auth/segundo-factor': () => OFF });
  renderApp('/panel-principal');
  await userEvent.click(await screen.findByRole('button', { name: /^Menú/ }));
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  await userEvent.click(within(menu).getByRole('button', { name: /Versión/, expanded: false }));
  await userEvent.click(within(menu).getByRole('link', { name: 'Verificación en dos pasos' }));
  await screen.findByRole('heading', { name: 'Verificación en dos pasos' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull());
});
