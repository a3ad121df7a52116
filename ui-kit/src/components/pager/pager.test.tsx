// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './pager.stories.tsx';

const { Busy, Default } = composeStories(stories);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('shows the current page, and moves by one page [T2.38 P2.19]', async () => {
  const onChange = fn();
  renderStory(() => <Default onChange={onChange} />);
  expect(screen.getByText('Página 2 de 7')).toBeVisible();
  await userEvent.click(button('Siguiente'));
  expect(screen.getByText('Página 3 de 7')).toBeVisible();
  await userEvent.click(button('Anterior'));
  expect(onChange.mock.calls).toEqual([[3], [2]]);
});

it("disables 'Anterior' on the first page and 'Siguiente' on the last [P2.19]", () => {
  const { unmount } = renderStory(() => <Default page={1} />);
  expect(button('Anterior').disabled).toBe(true);
  unmount();
  renderStory(() => <Default page={7} />);
  expect(button('Siguiente').disabled).toBe(true);
});

it('disables both buttons when there is only one page', () => {
  renderStory(() => <Default page={1} totalPages={1} />);
  expect([button('Anterior').disabled, button('Siguiente').disabled]).toEqual([true, true]);
  expect(screen.getByText('Página 1 de 1')).toBeVisible();
});

it('separates thousands with dots', () => {
  renderStory(() => <Default page={9999} totalPages={10_000} />);
  expect(screen.getByText('Página 9.999 de 10.000')).toBeVisible();
});

it('moves the focus to the other button on the last and on the first page', async () => {
  renderStory(() => <Default page={2} totalPages={3} />);
  button('Siguiente').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Anterior'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Anterior'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Página 1 de 3')).toBeVisible();
  expect(document.activeElement).toBe(button('Siguiente'));
});

it('ignores clicks while a page loads, and keeps the focus', async () => {
  const onChange = fn();
  renderStory(() => <Busy onChange={onChange} />);
  await userEvent.click(button('Siguiente'));
  expect(onChange).not.toHaveBeenCalled();
  expect(button('Siguiente').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Siguiente'));
});
