import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { inKit, renderStory } from '../../test/render-story.tsx';
import * as stories from './search-field.stories.tsx';
import { SearchField } from './search-field.tsx';

const { Default, WithTerm, TooLong } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });

it('searches about 600 ms after the last key [T9.2 P9.5]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const onSearch = fn();
  renderStory(() => <Default onSearch={onSearch} />);
  await user.type(field(), ' nuez ');
  vi.advanceTimersByTime(500);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onSearch.mock.calls).toEqual([['nuez']]);
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('searches at once when the user presses Enter or clears the field', async () => {
  const onSearch = fn();
  renderStory(() => <WithTerm onSearch={onSearch} />);
  await userEvent.type(field(), 's{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('almendras');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('shows an error for a term that is too long, and neither cuts nor searches it', async () => {
  const onSearch = fn();
  renderStory(() => <TooLong onSearch={onSearch} value="" />);
  await userEvent.click(field());
  await userEvent.paste('almendra pelada');
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('almendra pelada');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('La búsqueda no puede exceder los 10 caracteres.');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace>5/}{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onSearch.mock.calls).toEqual([['almendra p']]);
});

it('shows a new value from outside', () => {
  const { rerender } = renderStory(WithTerm);
  rerender(inKit(<SearchField value="chía" onSearch={() => {}} />));
  expect(field().value).toBe('chía');
  rerender(inKit(<SearchField value="" onSearch={() => {}} />));
  expect(field().value).toBe('');
});

it('shows a new value that is a prefix of the previous value', async () => {
  const { rerender } = renderStory(() => <SearchField value="nueces" onSearch={() => {}} />);
  rerender(inKit(<SearchField value="nuez" onSearch={() => {}} />));
  expect(field().value).toBe('nuez');
  rerender(inKit(<SearchField value="nuez pecán" onSearch={() => {}} />));
  rerender(inKit(<SearchField value="nuez" onSearch={() => {}} />));
  expect(field().value).toBe('nuez');
});

it('keeps the typed text when an earlier part of it arrives as value', async () => {
  const { rerender } = renderStory(() => <SearchField value="" onSearch={() => {}} />);
  rerender(inKit(<SearchField value="" onSearch={() => {}} />));
  await userEvent.type(field(), 'nuez');
  rerender(inKit(<SearchField value="nue" onSearch={() => {}} />));
  expect(field().value).toBe('nuez');
});
