import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { producto } from '../../testing/data.ts';
import { type Handlers, productsPage } from '../../testing/fake-api.ts';
import { openPage, visitor } from '../../testing/render-app.tsx';

const all = Array.from({ length: 23 }, (_, place) => producto(place));
const handlers: Handlers = {
  'GET /productos/productos-promocion': (call) => productsPage(all, call),
  'GET /productos/:id': () => producto(1),
};

/** The page's observers. jsdom has no layout, so that the tests say what is in view. */
let observers: FakeObserver[] = [];
class FakeObserver {
  readonly elements: Element[] = [];
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    observers.push(this);
  }
  observe(element: Element) {
    this.elements.push(element);
  }
  disconnect() {
    observers = observers.filter((one) => one !== this);
  }
  show(places: number[], isIntersecting = true) {
    const entries = places.map((place) => ({ target: this.elements.at(place), isIntersecting }));
    this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}
/** Milliseconds. */
const rest = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

async function openList(connection: object = {}, hover = 'none', isWatched = true) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const app = await openPage('/about', visitor, handlers);
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(hover: none)' ? { matches: hover === 'none' } : matchMedia(query),
  );
  await act(() => app.router.navigate({ to: '/promociones' }));
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  if (isWatched) await waitFor(() => expect(observers).not.toEqual([]));
  else await rest(300);
  const offsets = () =>
    app.callsTo('GET /productos/productos-promocion').map(({ query }) => query.get('offset'));
  return { ...app, offsets };
}

describe('a list that rests near its end', () => {
  it('fetches its next page once', async () => {
    const { offsets } = await openList({}, 'hover');
    const [end] = observers;
    act(() => end?.show([0]));
    await rest(350);
    expect(offsets()).toEqual(['0', '10']);
    act(() => end?.show([0]));
    await rest(350);
    expect(offsets()).toEqual(['0', '10']);
  });

  it('fetches nothing when the user scrolls away at once', async () => {
    const { offsets } = await openList({}, 'hover');
    const [end] = observers;
    act(() => end?.show([0]));
    act(() => end?.show([0], false));
    await rest(350);
    expect(offsets()).toEqual(['0']);
  });
});

describe('the products in view at rest', () => {
  it('are fetched on touch devices, three of a list at most', async () => {
    const { callsTo } = await openList();
    const [, view] = observers;
    act(() => view?.show([0, 1]));
    await rest(350);
    expect(callsTo('GET /productos/:id')).toHaveLength(2);
    act(() => view?.show([2, 3, 4]));
    await rest(350);
    expect(callsTo('GET /productos/:id').map(({ path }) => path)).toEqual(
      all.slice(0, 3).map(({ producto_id }) => `/productos/${producto_id}`),
    );
  });

  it('are not watched where a pointer can hover', async () => {
    await openList({}, 'hover');
    expect(observers).toHaveLength(1);
  });
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing ahead on a connection with %j',
  async (connection) => {
    const { callsTo } = await openList(connection, 'none', false);
    expect(observers).toEqual([]);
    const link = screen.getAllByRole('link', { name: /Producto 1$/ })[0] as HTMLElement;
    fireEvent.touchStart(link);
    fireEvent.mouseEnter(link);
    await rest(100);
    expect(callsTo('GET /productos/:id')).toEqual([]);
  },
);

it('fetches the product under a finger on a good connection', async () => {
  const { callsTo } = await openList({ effectiveType: '4g' });
  fireEvent.touchStart(screen.getAllByRole('link', { name: /Producto 1$/ })[0] as HTMLElement);
  await rest(100);
  expect(callsTo('GET /productos/:id')).toHaveLength(1);
});
