import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fn } from 'storybook/test';
import { beforeAll, expect, it, vi } from 'vitest';
import { expectAccessible, inKit, renderStory } from '../../test/render-story.tsx';
import * as stories from './search-suggestions.stories.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

const composed = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar productos' });
const status = () => screen.getByRole('status').textContent;
const chosen = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeAll(() => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
});

it.each(Object.entries<ComponentType>(composed))('%s is accessible, closed and open', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
  await userEvent.click(field());
  await expectAccessible();
});

it('requests the trimmed term once, about 600 ms after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const onTermChange = fn();
  renderStory(() => (
    <SearchSuggestions
      label="Buscar productos"
      suggestions={[]}
      onTermChange={onTermChange}
      onSubmit={() => {}}
    />
  ));
  await user.type(field(), ' nuez ');
  expect(status()).toBe('Buscando…');
  vi.advanceTimersByTime(500);
  expect(onTermChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onTermChange.mock.calls).toEqual([['nuez']]);
  vi.useRealTimers();
});

it('announces the number of suggestions, no suggestions and an error', async () => {
  const first = renderStory(composed.Open);
  expect(status()).toBe('');
  await userEvent.click(field());
  expect(status()).toBe('4 sugerencias');
  first.unmount();
  const second = renderStory(composed.NothingFound);
  await userEvent.click(field());
  expect(status()).toMatch(/^No encontramos nada para «/);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  second.unmount();
  renderStory(composed.Failed);
  await userEvent.click(field());
  expect(status()).toMatch(/^No pudimos buscar/);
  expect(screen.queryByRole('option')).toBeNull();
});

it('shows a notice above the suggestions, and announces it before their number', async () => {
  renderStory(() => <composed.Open notice="Estos son los más parecidos." />);
  await userEvent.click(field());
  expect(screen.getByText('Estos son los más parecidos.')).toBeVisible();
  expect(status()).toBe('Estos son los más parecidos. 4 sugerencias');
  await expectAccessible();
});

it('explains typed quantities to users who may order, until they type one', async () => {
  const tip = 'Escribe «6 almendra» para agregar 6 de una vez.';
  const first = renderStory(composed.ToOrder);
  await userEvent.click(field());
  expect(await screen.findByText(tip)).toBeVisible();
  first.unmount();
  const second = renderStory(composed.ToOrderSome);
  await userEvent.click(field());
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  expect(screen.queryByText(tip)).toBeNull();
  second.unmount();
  renderStory(composed.WithoutPrices);
  await userEvent.click(field());
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  expect(screen.queryByText(tip)).toBeNull();
});

it('follows the link of the chosen option on Enter', async () => {
  const followed = fn();
  const onSubmit = fn();
  const Link = ({ href, ...props }: { href: string }) => (
    <a
      href={href}
      {...props}
      onClickCapture={(event) => {
        event.preventDefault();
        followed(href);
      }}
    />
  );
  renderStory(() => <composed.Open LinkComponent={Link} onSubmit={onSubmit} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toContain('Almendra tostada sin sal');
  await userEvent.keyboard('{Enter}');
  expect(followed.mock.calls).toEqual([['#2']]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('wraps the choice at both ends, and uses Home and End for the text until an option is chosen', async () => {
  renderStory(composed.Open);
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{End}');
  expect(chosen()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Ver todos los resultados de «almendra»');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Non Pareil');
  await userEvent.keyboard('{ArrowUp}{Home}{End}');
  expect(chosen()).toMatch(/^Ver todos/);
});

it('submits the term by Enter or the last option, but never an empty term', async () => {
  const onSubmit = fn();
  renderStory(() => <composed.Open onSubmit={onSubmit} />);
  await userEvent.type(field(), 's{Enter}');
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: /Ver todos/ }));
  await userEvent.clear(field());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([['almendras'], ['almendras']]);
});

it('clears the choice when the user types', async () => {
  renderStory(composed.Open);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}s');
  expect(chosen()).toBeUndefined();
});

it('keeps the chosen option when a response moves it, and clears the choice when it disappears', async () => {
  const onSubmit = fn();
  const named = (...names: string[]) => names.map((name) => ({ href: `#${name}`, name }));
  const props = { label: 'Buscar productos', value: 'almendra', onTermChange: () => {}, onSubmit };
  const withSuggestions = (...names: string[]) => (
    <SearchSuggestions {...props} suggestions={named(...names)} />
  );
  const { rerender } = renderStory(() => withSuggestions('a', 'b'));
  rerender(inKit(withSuggestions('a', 'b')));
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(chosen()).toBe('a'));
  rerender(inKit(withSuggestions('b', 'a')));
  expect(chosen()).toBe('a');
  rerender(inKit(withSuggestions('b', 'c')));
  expect(chosen()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([['almendra']]);
});

it('closes on Escape, clears on a second Escape, and closes when it loses the focus', async () => {
  const onTermChange = fn();
  renderStory(function WithMore() {
    const [, again] = useState(0);
    return (
      <>
        <composed.Open onTermChange={onTermChange} />
        <button type="button" onClick={() => again(1)}>
          Otra cosa
        </button>
      </>
    );
  });
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('almendra');
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}{Escape}');
  expect(field().value).toBe('');
  expect(onTermChange.mock.calls).toEqual([['']]);
});

it('shows an error for a term that is too long, and neither cuts nor requests it', async () => {
  const onTermChange = fn();
  const onSubmit = fn();
  renderStory(() => (
    <SearchSuggestions
      label="Buscar productos"
      maxLength={10}
      suggestions={[]}
      onTermChange={onTermChange}
      onSubmit={onSubmit}
    />
  ));
  await userEvent.click(field());
  await userEvent.paste('almendra pelada');
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('almendra pelada');
  expect(screen.getByRole('alert').textContent).toBe('La búsqueda no puede exceder los 10 caracteres.');
  expect(onTermChange).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is a native form before hydration, and then uses the text typed before', async () => {
  const onTermChange = fn();
  const onSubmit = fn();
  const page = document.createElement('div');
  document.body.append(page);
  const suggestions = inKit(
    <SearchSuggestions
      label="Buscar productos"
      action="/categorias"
      name="term"
      suggestions={[]}
      delay={0}
      onTermChange={onTermChange}
      onSubmit={onSubmit}
    />,
  );
  page.innerHTML = renderToString(suggestions);
  const form = page.querySelector('form');
  const input = within(page).getByRole<HTMLInputElement>('combobox');
  expect([form?.getAttribute('action'), form?.method, input.name]).toEqual(['/categorias', 'get', 'term']);
  input.value = 'nuez';
  const root = await act(async () => hydrateRoot(page, suggestions));
  await waitFor(() => expect(onTermChange.mock.calls).toEqual([['nuez']]));
  // Some phone keyboards submit the form this way.
  form?.requestSubmit();
  expect(onSubmit.mock.calls).toEqual([['nuez']]);
  act(() => root.unmount());
  page.remove();
});
