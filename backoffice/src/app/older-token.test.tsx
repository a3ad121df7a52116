/** Calls sent with an older token, while a login in another window replaced it. */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FALLBACK_MESSAGES, type Zona } from 'api-client/backoffice';
import { expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { renderApp, tidyUp, tokenFor } from '../testing/render-app.tsx';

tidyUp('admin');

const ZONA: Zona = {
  ...{ zona_id: id(1), nombre: 'Norte', localidades: ['Pergamino'], codigos_postales: [] },
  ...{ dias: ['jueves'], recibe_pedidos: true, version: 3 },
};

/** The other window's login arrives as a storage event. */
function logInElsewhere(): string {
  const token = tokenFor('admin', 7200);
  const stored = JSON.parse(localStorage.getItem('auth') ?? '{}');
  localStorage.setItem('auth', JSON.stringify({ ...stored, token, expiry: stored.expiry + 3600 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
  return token;
}

const refused = () => new Refusal(401, 'NO_AUTENTICADO', 'Tu sesión no es válida.');

it('a list is requested again with the new token, without a message', async () => {
  const first = Promise.withResolvers<never>();
  const answers = [() => first.promise, () => ({ zonas: [ZONA] })];
  const api = fakeApi({ 'GET /zonas': () => (answers.shift() ?? (() => ({ zonas: [ZONA] })))() });
  renderApp('/panel-zonas');
  await vi.waitFor(() => expect(api.callsTo('GET /zonas')).toHaveLength(1));
  const token = logInElsewhere();
  await act(async () => first.reject(refused()));
  expect(await screen.findByRole('row', { name: /Norte/ })).toBeVisible();
  expect(api.callsTo('GET /zonas').at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(screen.queryByText('Tu sesión no es válida.')).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull();
});

it('a change is reported once as not saved, and the session continues', async () => {
  const answer = Promise.withResolvers<never>();
  const api = fakeApi({ 'GET /zonas': () => ({ zonas: [ZONA] }), 'DELETE /zonas/:id': () => answer.promise });
  renderApp('/panel-zonas');
  const row = within(await screen.findByRole('row', { name: /Norte/ }));
  await userEvent.click(row.getByRole('button', { name: 'Eliminar: Norte' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  await vi.waitFor(() => expect(api.callsTo('DELETE /zonas/:id')).toHaveLength(1));
  logInElsewhere();
  await act(async () => answer.reject(refused()));
  expect(await screen.findAllByText(FALLBACK_MESSAGES.olderSession)).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull();
  expect(api.callsTo('DELETE /zonas/:id')).toHaveLength(1);
});
