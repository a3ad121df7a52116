import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible, hydrateStory, renderStory, serverHtml } from '../../test/render-story.tsx';
import * as stories from './featured-carousel.stories.tsx';

const { Default, Three, One, Loading, Failed, Empty } = composeStories(stories);
const carousel = () => screen.getByRole('region', { name: 'Productos destacados' });
const state = () => carousel().dataset.state;

let reducedMotion = false;
beforeEach(() => {
  reducedMotion = false;
  const standard = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...standard(query),
    matches: reducedMotion && query.includes('reduced-motion'),
  }));
});

it('has accessible names for itself, its slides and its buttons', async () => {
  renderStory(Three);
  expect(carousel().getAttribute('aria-roledescription')).toBe('carrusel');
  expect(screen.getByRole('group', { name: '3 de 3' }).getAttribute('aria-roledescription')).toBe(
    'diapositiva',
  );
  expect(screen.getByRole('link', { name: /Lentejas turcas/ }).getAttribute('href')).toBe('#producto-2');
  expect(screen.getByRole('button', { name: 'Ir al 2 de 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await expectAccessible();
});

it('plays automatically, except while hovered, focused or paused [T2.14]', async () => {
  renderStory(Three);
  expect(state()).toBe('playing');
  fireEvent.pointerEnter(carousel());
  expect(state()).toBe('hovered');
  fireEvent.pointerLeave(carousel());
  act(() => screen.getByRole('link', { name: /Almendras/ }).focus());
  expect(state()).toBe('focused');
  act(() => (document.activeElement as HTMLElement).blur());
  expect(state()).toBe('playing');
  await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  expect(state()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
  expect(state()).not.toBe('paused');
});

it('starts paused under reduced motion', () => {
  reducedMotion = true;
  renderStory(Three);
  expect(state()).toBe('paused');
});

it('initialises Swiper in the browser', async () => {
  renderStory(Three);
  await waitFor(() => expect(document.querySelector('.swiper-initialized')).toBeTruthy());
  expect(screen.getAllByRole('group', { hidden: true })).toHaveLength(3);
});

it('has no buttons with one slide [T2.14]', async () => {
  renderStory(One);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  await expectAccessible();
});

it('renders every link on the server', () => {
  const html = serverHtml(Default);
  expect(html.match(/href="#producto-/g)).toHaveLength(15);
  expect(html).toContain('aria-label="1 de 15"');
});

it('hydrates without a mismatch', async () => {
  const { recovered, remove } = await hydrateStory(Default);
  expect(recovered).toEqual([]);
  remove();
});

it('shows the loading, error and empty states', async () => {
  renderStory(Loading);
  expect(screen.getByRole('status').textContent).toBe('Cargando productos destacados...');
  renderStory(Failed);
  expect(screen.getByRole('alert').textContent).toContain('Hubo un error al cargar el banner.');
  renderStory(Empty);
  expect(screen.getByText('Sin productos destacados')).toBeVisible();
  await expectAccessible();
});
