// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './status-menu.stories.tsx';

const { Default, Busy, WithNote } = composeStories(stories);

it('lists the statuses, and reports only a different status', async () => {
  const onChange = vi.fn();
  renderStory(() => <Default onChange={onChange} />);
  const button = screen.getByRole('button', { name: 'Estado del pedido de Ana Pérez: APROBADO' });
  await userEvent.click(button);
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(5);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('APROBADO');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'ENVIADO' }));
  expect(onChange.mock.calls).toEqual([['enviado']]);
  expect(document.activeElement).toBe(button);
});

it('opens its menu inside the surrounding landmark', async () => {
  renderStory(() => (
    <main>
      <Default />
    </main>
  ));
  await userEvent.click(screen.getByRole('button'));
  screen.getByRole('menu');
  const { violations } = await axe.run(document.body, { runOnly: ['region'] });
  expect(violations).toEqual([]);
});

it('closes on a click outside and on Tab', async () => {
  renderStory(() => (
    <>
      <Default />
      <p>fuera</p>
    </>
  ));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByText('fuera'));
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('can be focused but not opened while saving', async () => {
  renderStory(Busy);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: /Guardando…$/ });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('wraps its note inside a cell without line breaks', async () => {
  renderStory(() => (
    <div style={{ whiteSpace: 'nowrap' }}>
      <WithNote />
    </div>
  ));
  await userEvent.click(screen.getByRole('button'));
  expect(getComputedStyle(screen.getByText(/debe/)).whiteSpace).toBe('normal');
});
