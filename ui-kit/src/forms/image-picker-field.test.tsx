// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderStory } from '../test/render-story.tsx';
import * as stories from './image-picker-field.stories.tsx';

const composed = composeStories(stories);
const { Empty, Several, Filled, WithABadFile } = composed;
const shown = new Set<string>();
let made = 0;

beforeEach(() => {
  shown.clear();
  URL.createObjectURL = () => {
    const url = `blob:${++made}`;
    shown.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void shown.delete(url);
});

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const picker = () => screen.getByLabelText<HTMLInputElement>(/Elige imágenes/);
const order = () => screen.getAllByRole('button', { name: /^Quitar/ }).map((b) => b.ariaLabel?.slice(8));
const drop = (target: Element, dataTransfer: object) => {
  const event = createEvent.drop(target);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [], ...dataTransfer } });
  fireEvent(target, event);
};

it('takes files up to its limit and says what did not fit', async () => {
  const onSubmit = vi.fn();
  renderStory(() => <Empty onSubmit={onSubmit} />);
  await userEvent.upload(picker(), [file('a.png'), file('b.png'), file('c.png')]);
  expect(order()).toEqual(['a.png', 'b.png']);
  expect(screen.getByRole('alert').textContent).toBe('Solo puedes subir un máximo de 2 imágenes.');
  expect(screen.getByText('2 imágenes agregadas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].imagenes).toHaveLength(2));
});

it('gives back the addresses of the files', async () => {
  const { unmount } = renderStory(Empty);
  await userEvent.upload(picker(), [file('a.png'), file('b.png')]);
  expect(shown.size).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: a.png' }));
  expect(shown.size).toBe(1);
  unmount();
  expect(shown.size).toBe(0);
});

it('orders by buttons, keeping the focus, and says where it went', async () => {
  renderStory(Several);
  await userEvent.click(screen.getByRole('button', { name: 'Mover después: almendras.webp' }));
  expect(order()).toEqual(['lentejas.webp', 'almendras.webp', 'chia.webp']);
  expect(screen.getByText('almendras.webp: ahora en el lugar 2 de 3.')).toBeVisible();
  expect((document.activeElement as HTMLElement).ariaLabel).toBe('Mover después: almendras.webp');
  await userEvent.keyboard('{Enter}');
  expect(order()[2]).toBe('almendras.webp');
  expect((document.activeElement as HTMLElement).ariaLabel).toBe('Mover antes: almendras.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: almendras.webp' }));
  expect((document.activeElement as HTMLElement).ariaLabel).toBe('Quitar: chia.webp');
});

it('orders by dragging, and takes dropped files', () => {
  renderStory(Several);
  const [first, , last] = screen.getAllByRole('listitem');
  if (!first || !last) throw new Error('three pictures expected');
  const start = createEvent.dragStart(first);
  Object.defineProperty(start, 'dataTransfer', { value: {} });
  fireEvent(first, start);
  drop(last, {});
  expect(order()).toEqual(['lentejas.webp', 'chia.webp', 'almendras.webp']);
  drop(picker(), { files: [file('new.png')] });
  expect(order()[3]).toBe('new.png');
});

it('says at the file what is wrong with it, and keeps the form until it is gone', async () => {
  const onSubmit = vi.fn();
  renderStory(() => <WithABadFile onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/^Formato no soportado/);
  expect(alert.closest('li')?.textContent).toContain('lista-de-precios.pdf');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: lista-de-precios.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

it('takes no more when it is full', async () => {
  renderStory(Filled);
  expect(screen.getByText('Ya están las 2 imágenes. Quita una para poner otra.')).toBeVisible();
});

it('tells how far it is while it is sent, and cannot be changed', () => {
  renderStory(composed.Uploading);
  const bar = screen.getByRole('progressbar', { name: /^Subiendo imágenes… 40\s?%$/ });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  const buttons = screen.getAllByRole('button', { name: /^(Mover|Quitar)/ });
  expect(buttons.every((button) => button.matches(':disabled'))).toBe(true);
});

it('says at the one file that it is too heavy', () => {
  renderStory(composed.TooHeavy);
  expect(screen.getByRole('alert').closest('li')?.textContent).toBe(
    'almendras-enormes.svgCada archivo debe ser menor de 6MB.',
  );
});
