import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import * as stories from './error-summary.stories.tsx';
import { listErrors } from './error-summary.tsx';

const { Refused, OneError, WithLabels, LongWords } = composeStories(stories);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear producto' }));

it('gets the focus after a rejected submit and links to each field', async () => {
  renderStory(Refused);
  expect(screen.queryByRole('group', { name: /para corregir/ })).toBeNull();
  await send();
  const summary = await screen.findByRole('group', { name: 'Hay 5 datos para corregir' });
  await vi.waitFor(() => expect(document.activeElement).toBe(summary));
  await expectAccessible();
  for (const [link, name] of [
    [/El nombre/, 'nombre'],
    [/una imagen/, 'imagenes'],
    [/El precio/, 'precio'],
    [/tipo de precio/, 'tipo'],
    [/una categoría/, 'categorias'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: link }));
    expect(document.activeElement?.getAttribute('name')).toBe(name);
  }
});

it('disappears when all errors are fixed', async () => {
  renderStory(OneError);
  await send();
  await screen.findByText('Hay 1 dato para corregir');
  await userEvent.type(screen.getByLabelText(/Precio final/), '10,5');
  await vi.waitFor(() => expect(screen.queryByText(/para corregir/)).toBeNull());
});

it('lists fields with labels first, in the order of the labels', async () => {
  renderStory(WithLabels);
  await send();
  await screen.findByText('Hay 5 datos para corregir');
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links[0]).toMatch(/^Precio final: /);
  expect(links[1]).toBe('Nombre: El nombre es obligatorio.');
});

it('is accessible with long words', async () => {
  renderStory(LongWords);
  await send();
  await screen.findByText('Hay 1 dato para corregir');
  await expectAccessible();
});

it('lists nested errors', () => {
  expect(listErrors({ a: { b: 'x' }, c: [undefined, { d: 'y' }], e: undefined }, ['c'])).toEqual([
    { path: 'c[1].d', message: 'y' },
    { path: 'a.b', message: 'x' },
  ]);
});
