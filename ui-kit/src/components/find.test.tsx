import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import * as pagerStories from './pager/pager.stories.tsx';
import * as sortMenuStories from './sort-menu/sort-menu.stories.tsx';

describe('Pager', () => {
  const { Busy, Default } = composeStories(pagerStories);
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
});

describe('SortMenu', () => {
  const composed = composeStories(sortMenuStories);
  const { Default, ForAVisitor } = composed;

  it.each(Object.entries<ComponentType>(composed))('%s is accessible, closed and open', async (_, Story) => {
    renderStory(Story);
    await expectAccessible();
    await userEvent.click(screen.getByRole('button'));
    await expectAccessible();
  });

  it('shows the options under their heading, and the current option in its name', async () => {
    const onSelect = fn();
    renderStory(() => <Default onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(screen.getByText('ORDERNAR POR:')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Menor precio' }));
    expect(onSelect.mock.calls).toEqual([['precio_desc']]);
    expect(screen.getByRole('button', { name: 'Filtrar: Menor precio', hidden: true })).toBeVisible();
  });

  it('shows why an option is disabled, and does not select it', async () => {
    const onSelect = fn();
    renderStory(() => <ForAVisitor onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    const option = screen.getByRole('menuitemradio', { name: /Mayor precio.*ordenar por precio/ });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(option);
    await userEvent.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
  });
});
