import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, type Refusal, refuse } from '../../testing/api-fake.ts';
import { usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const CALL = 'PATCH /usuarios/rechazar/:id';
const BUTTON = { name: /^Rechazar/ };
const pending = usuario(2, { dado_de_alta: false, esta_activo: false, roles: [] });
const left = usuario(3, { esta_activo: false });

function open(handlers: Handlers) {
  let usuarios = [pending, left];
  const api = fakeApi({
    'GET /usuarios/inactivos': () => ({ usuarios, total: usuarios.length }),
    [CALL]: () => {
      usuarios = [left];
      return { mensaje: 'La solicitud fue rechazada.' };
    },
    ...handlers,
  });
  const { href } = renderApp('/panel-usuarios?inactivos=true');
  return { api, href };
}

async function write(motivo: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar: Bruno Gómez 2' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' }));
  if (motivo) await userEvent.type(asked.getByRole('textbox', { name: /Motivo/ }), motivo);
  await userEvent.click(asked.getByRole('button', { name: 'Sí, rechazar' }));
  return asked;
}
const refusing = (status: number, code: ConstructorParameters<typeof Refusal>[1], message: string) => ({
  [CALL]: () => refuse(status, code, message),
});

describe('rejecting an account request', () => {
  it('is offered only for accounts that were never approved', async () => {
    open({});
    await screen.findByText('Bruno Gómez 2');
    expect(screen.getAllByRole('button', BUTTON)).toHaveLength(1);
  });

  it('requires a reason', async () => {
    const { api } = open({});
    const asked = await write('');
    expect(asked.getByText('El motivo es obligatorio.')).toBeVisible();
    expect(api.callsTo(CALL)).toHaveLength(0);
  });

  it('sends the reason and the version that was seen, and stays in the list', async () => {
    const { api, href } = open({});
    await write(' Falta el CUIT. ');
    await screen.findByText('La solicitud ha sido rechazada exitosamente.');
    expect(screen.getByText('Solicitud rechazada con éxito!')).toBeVisible();
    const [call] = api.callsTo(CALL);
    expect(call?.body).toEqual({ motivo: 'Falta el CUIT.' });
    expect(call?.headers.get('If-Match')).toBe('"2"');
    await waitFor(() => expect(screen.queryByText('Bruno Gómez 2')).toBeNull());
    expect(screen.getByText('Bruno Gómez 3')).toBeVisible();
    expect(href()).toBe('/panel-usuarios?inactivos=true');
  });

  it.each([
    ['CUENTA_NO_PENDIENTE', 'La cuenta ya fue aprobada: no se puede rechazar.'],
    ['CUENTA_CON_PEDIDOS', 'La cuenta ya tiene pedidos: no se puede rechazar.'],
  ] as const)("shows the server's refusal: %s", async (code, message) => {
    open(refusing(409, code, message));
    await write('Duplicada');
    const popup = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    expect(popup.getByText('Hubo un problema al intentar rechazar la solicitud.')).toBeVisible();
    expect(popup.getByText(message)).toBeVisible();
    await screen.findByText('Error al rechazar la solicitud');
  });

  it('keeps the reason after a server error', async () => {
    open(refusing(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'));
    await write('Falta el CUIT.');
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
    const asked = await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' });
    expect(within(asked).getByRole('textbox')).toHaveProperty('value', 'Falta el CUIT.');
  });

  it('keeps the reason when the dialog is closed, but not for another request', async () => {
    const one = usuario(5, { dado_de_alta: false, esta_activo: false, roles: [] });
    const other = usuario(4, { dado_de_alta: false, esta_activo: false, roles: [] });
    open({ 'GET /usuarios/inactivos': () => ({ usuarios: [one, other], total: 2 }) });
    const ask = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Rechazar: ${name}` }));
      const asked = await screen.findByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' });
      return within(asked).getByRole('textbox', { name: /Motivo/ });
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.type(await ask('Bruno Gómez 5'), 'Falta el CUIT.');
    await close();
    expect(await ask('Bruno Gómez 4')).toHaveValue('');
    await close();
    expect(await ask('Bruno Gómez 5')).toHaveValue('Falta el CUIT.');
  });

  it('is not done when cancelled, with a message', async () => {
    const { api } = open({});
    await userEvent.click(await screen.findByRole('button', BUTTON));
    await userEvent.click(screen.getByRole('button', { name: 'No, cancelar' }));
    const popup = within(await screen.findByRole('alertdialog', { name: 'Cancelado' }));
    expect(popup.getByText('La solicitud no fue rechazada.')).toBeVisible();
    expect(api.callsTo(CALL)).toHaveLength(0);
  });
});
