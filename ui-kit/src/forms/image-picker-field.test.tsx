import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderStory } from '../test/render-story.tsx';
import * as stories from './image-picker-field.stories.tsx';

const composed = composeStories(stories);
const { Empty, Several, Filled, WithABadFile } = composed;
const liveUrls = new Set<string>();
let urlCount = 0;

beforeEach(() => {
  liveUrls.clear();
  URL.createObjectURL = () => {
    const url = `blob:${++urlCount}`;
    liveUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void liveUrls.delete(url);
});

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const picker = () => screen.getByLabelText<HTMLInputElement>(/Elige imágenes/);
const order = () => screen.getAllByRole('button', { name: /^Quitar/ }).map((b) => b.ariaLabel?.slice(8));
const drop = (target: Element, dataTransfer: object) => {
  const event = createEvent.drop(target);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [], ...dataTransfer } });
  fireEvent(target, event);
};

it('adds files up to its limit and reports the rest', async () => {
  const onSubmit = vi.fn();
  renderStory(() => <Empty onSubmit={onSubmit} />);
  await userEvent.upload(picker(), [file('a.png'), file('b.png'), file('c.png')]);
  expect(order()).toEqual(['a.png', 'b.png']);
  expect(screen.getByRole('alert').textContent).toBe('Solo puedes subir un máximo de 2 imágenes.');
  expect(screen.getByText('2 imágenes agregadas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].imagenes).toHaveLength(2));
});

it('revokes the object URLs of removed files', async () => {
  const { unmount } = renderStory(Empty);
  await userEvent.upload(picker(), [file('a.png'), file('b.png')]);
  expect(liveUrls.size).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: a.png' }));
  expect(liveUrls.size).toBe(1);
  unmount();
  expect(liveUrls.size).toBe(0);
});

it('sorts by buttons, keeps the focus, and announces the new place', async () => {
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

it('sorts by the arrow keys of its handle, which keeps the focus', async () => {
  renderStory(Several);
  screen.getByRole('button', { name: /^Ordenar.*: almendras\.webp$/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(order()).toEqual(['lentejas.webp', 'almendras.webp', 'chia.webp']);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(order()).toEqual(['lentejas.webp', 'chia.webp', 'almendras.webp']);
  expect((document.activeElement as HTMLElement).ariaLabel).toMatch(/^Ordenar.*almendras/);
  await userEvent.keyboard('{Home}');
  expect(order()[0]).toBe('almendras.webp');
});

/** Lays the pictures out side by side, 100 px wide. */
function besideEachOther() {
  screen.getAllByRole('listitem').forEach((item, at) => {
    item.getBoundingClientRect = () => new DOMRect(at * 100, 0, 100, 100);
  });
}
const at = (clientX: number) => ({ clientX, clientY: 50, pointerId: 1, button: 0, pointerType: 'touch' });
const handle = (name: string) =>
  screen.getByRole('button', { name: `Ordenar con las flechas o arrastrando: ${name}` });

it('sorts by dragging, and Escape cancels the drag', () => {
  renderStory(Several);
  besideEachOther();
  fireEvent.pointerDown(handle('almendras.webp'), at(50));
  fireEvent.pointerMove(window, at(230));
  // The other pictures make room.
  expect(screen.getAllByRole('listitem').map(({ style }) => style.transform)).toEqual([
    'translate(180px)',
    'translate(-100px)',
    'translate(-100px)',
  ]);
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window, at(230));
  expect(order()[0]).toBe('almendras.webp');

  fireEvent.pointerDown(handle('almendras.webp'), at(50));
  fireEvent.pointerMove(window, at(160));
  fireEvent.pointerUp(window, at(160));
  expect(order()).toEqual(['lentejas.webp', 'almendras.webp', 'chia.webp']);
  expect(screen.getAllByRole('listitem').every(({ style }) => style.transform === '')).toBe(true);
});

it('does not treat a press with little movement as a drag', () => {
  renderStory(Several);
  besideEachOther();
  fireEvent.pointerDown(handle('almendras.webp'), at(50));
  fireEvent.pointerMove(window, at(54));
  fireEvent.pointerUp(window, at(54));
  expect(order()[0]).toBe('almendras.webp');
});

it('adds dropped files, and blocks a drop outside the field', () => {
  renderStory(Several);
  drop(picker(), { files: [file('new.png')], types: ['Files'] });
  expect(order()[3]).toBe('new.png');
  const beside = createEvent.drop(document.body);
  Object.defineProperty(beside, 'dataTransfer', { value: { files: [file('b.png')], types: ['Files'] } });
  fireEvent(document.body, beside);
  expect(beside.defaultPrevented).toBe(true);
  expect(order()).toHaveLength(4);
});

it("shows a file's error at the file, and blocks the submit until the file is removed", async () => {
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

it('adds no chosen or dropped files when it is full, and shows why', () => {
  renderStory(Filled);
  expect(screen.getByText('Ya están las 2 imágenes. Quita una para poner otra.')).toBeVisible();
  const before = order();
  const full = screen.getByLabelText(/^Ya están las 2 imágenes/);
  fireEvent.change(full, { target: { files: [file('chosen.png')] } });
  expect(screen.getByRole('alert').textContent).toBe('Solo puedes subir un máximo de 2 imágenes.');
  drop(full, { files: [file('dropped.png')], types: ['Files'] });
  expect(order()).toEqual(before);
  expect(before).toHaveLength(2);
  // The file dialog does not open either.
  const press = createEvent.click(full);
  fireEvent(full, press);
  expect(press.defaultPrevented).toBe(true);
});

it('shows the upload progress and disables its buttons', () => {
  renderStory(composed.Uploading);
  const bar = screen.getByRole('progressbar', { name: /^Subiendo imágenes… 40\s?%$/ });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  const buttons = screen.getAllByRole('button', { name: /^(Mover|Quitar)/ });
  expect(buttons.every((button) => button.matches(':disabled'))).toBe(true);
});

it('shows at the file that it is too large', () => {
  renderStory(composed.TooHeavy);
  expect(screen.getByRole('alert').closest('li')?.textContent).toBe(
    'almendras-enormes.svgCada archivo debe ser menor de 6MB.',
  );
});

it('shows the progress of each of several uploads', () => {
  renderStory(composed.UploadingSeveral);
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  // Two files of the same size: the first is complete, the second half sent, so 75 in total.
  expect(bars).toEqual(['100', '50', '75']);
});

it('marks each file of a failed upload and calls onRetry', async () => {
  const onRetry = vi.fn();
  renderStory(() => <Filled unsent onRetry={onRetry} />);
  // The file was in no upload yet.
  expect(screen.queryByText('No se pudo subir.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const complaint = await screen.findByText('No se pudo subir.');
  expect(complaint.closest('li')?.textContent).toContain('chia.svg');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
