import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import { beforeAll, expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './command-palette.stories.tsx';
import { CommandPalette, type PaletteGroup } from './command-palette.tsx';

const composed = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Encontrar' });
const status = () => screen.getByRole('status').textContent;
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

beforeAll(() => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
});

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it('announces the number of results, loading, no results and an error', async () => {
  const said: [ComponentType, RegExp][] = [
    [composed.Default, /^4 resultados$/],
    [composed.LoadingMore, /^Buscando…$/],
    [composed.Failed, /^No hubo respuesta/],
  ];
  for (const [Story, text] of said) {
    const { unmount } = renderStory(Story);
    expect(status()).toMatch(text);
    unmount();
  }
  renderStory(composed.NothingFound);
  await userEvent.type(field(), 'xyz');
  expect(status()).toBe('No encontramos nada para «xyz».');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it("shows a group's note above its items, and announces the note before the number of results", async () => {
  const groups: PaletteGroup[] = [
    { label: 'Productos', items: [{ key: 'a', label: 'Almendra' }], note: 'Estos son los más parecidos.' },
    { label: 'Pedidos', items: [], note: 'No se ve.' },
  ];
  renderStory(() => <composed.Default groups={groups} />);
  expect(screen.getByText('Estos son los más parecidos.')).toBeVisible();
  expect(screen.queryByText('No se ve.')).toBeNull();
  expect(status()).toBe('Estos son los más parecidos. 1 resultado');
  await expectAccessible();
});

it('uses Home and End for the text until an arrow key moves the choice, which wraps at both ends', async () => {
  renderStory(composed.Default);
  await userEvent.type(field(), 'p{Home}{End}');
  expect(chosen()).toContain('Productos');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toContain('Pedido 11');
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(chosen()).toContain('Pedido 11');
});

it('opens the chosen option in a new tab on Ctrl+Enter, and stays open', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const onClose = fn();
  renderStory(() => <composed.Default onClose={onClose} />);
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual([expect.stringMatching(/#ajustes$/), '_blank']);
  expect(onClose).not.toHaveBeenCalled();
});

const item = (key: string) => ({ key, label: key });
const group = (label: string, keys: string[], busy = false): PaletteGroup => ({
  label,
  items: keys.map(item),
  busy,
});

/** Renders a palette whose groups the test replaces by `put`, as responses would. */
function renderGroups(first: PaletteGroup[]) {
  const onSelect = fn();
  const onTermChange = fn();
  let put: (groups: PaletteGroup[]) => void = () => {};
  renderStory(function Answered() {
    const [groups, setGroups] = useState(first);
    put = setGroups;
    return (
      <CommandPalette
        open
        label="Encontrar"
        groups={groups}
        onClose={() => {}}
        onType={() => {}}
        onTermChange={onTermChange}
        onSelect={onSelect}
      />
    );
  });
  return { onSelect, onTermChange, put: (groups: PaletteGroup[]) => waitFor(() => put(groups)) };
}

it('chooses the first option on Enter only after its group has loaded', async () => {
  const { onSelect, onTermChange, put } = renderGroups([group('Pedidos', ['viejo'], true)]);
  await userEvent.type(field(), '12{Enter}');
  expect(onTermChange.mock.calls).toEqual([['12']]);
  expect(onSelect).not.toHaveBeenCalled();
  await put([group('Pedidos', ['nuevo'])]);
  await waitFor(() => expect(onSelect.mock.calls).toEqual([[item('nuevo')]]));
});

it('chooses an option at once on Enter when only later groups are loading', async () => {
  const { onSelect } = renderGroups([group('Pantallas', ['ajustes']), group('Pedidos', [], true)]);
  await userEvent.type(field(), 'aj{Enter}');
  expect(onSelect.mock.calls).toEqual([[item('ajustes')]]);
});

it('keeps the chosen option when new options appear before it', async () => {
  const { put } = renderGroups([group('Pantallas', ['a', 'b'])]);
  await userEvent.type(field(), '{ArrowDown}');
  expect(chosen()).toBe('b');
  await put([group('Recientes', ['c']), group('Pantallas', ['a', 'b'])]);
  expect(chosen()).toBe('b');
});

it('ignores Enter during text composition (IME)', () => {
  const { onSelect } = renderGroups([group('Pantallas', ['a'])]);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSelect).not.toHaveBeenCalled();
});

it('ignores Enter when the chosen option has disappeared', async () => {
  const { onSelect, put } = renderGroups([group('Pedidos', ['Pedido 1', 'Pedido 2'])]);
  await userEvent.type(field(), 'p{ArrowDown}');
  expect(chosen()).toContain('Pedido 2');
  await put([group('Pedidos', ['Pedido 3'])]);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});
