// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './status-menu.stories.tsx';

const { Default } = composeStories(stories);

it('opens the statuses and reports another one only', async () => {
  const onChange = vi.fn();
  renderStory(() => <Default onChange={onChange} />);
  await expectAccessible();
  const button = screen.getByRole('button', { name: 'Estado del pedido de Ana Pérez: APROBADO' });
  await userEvent.click(button);
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(5);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('APROBADO');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'ENVIADO' }));
  expect(onChange.mock.calls).toEqual([['enviado']]);
});
