// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './quantity-stepper.stories.tsx';

const { Default, AtTheMaximum } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('reports only integers between min and max [T5.17 T5.18]', async () => {
  const onChange = fn();
  renderStory(() => <Default onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '1001');
  expect(onChange.mock.calls).toEqual([[1], [10], [100], [5]]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  expect(field().value).toBe('5');
});

it.each([
  ['12,5', '12,5', 'La cantidad debe ser un numero entero'],
  ['1.000', '1.000', 'La cantidad debe ser un numero entero'],
  ['-2', '-2', 'La cantidad mínima es 1'],
  ['x', '', 'Debe ser un numero válido'],
  ['1e3', '1e3', 'La cantidad debe ser un numero entero'],
  ['1o0', '1o0', 'La cantidad debe ser un numero entero'],
])('shows an error for %s, and never reports a different quantity', async (typed, stands, message) => {
  const onChange = fn();
  renderStory(() => <Default onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  expect(field().value).toBe(stands);
  expect(screen.getByText(message)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe(stands);
  await userEvent.tab();
  expect(field().value).toBe('5');
  expect(onChange.mock.lastCall?.[0] ?? 5).toBe(5);
});

it('shows the limit that a quantity exceeds [T5.17]', async () => {
  renderStory(Default);
  await userEvent.clear(field());
  await userEvent.type(field(), '0');
  expect(screen.getByText('La cantidad mínima es 1')).toBeVisible();
  await userEvent.type(field(), '1001', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(screen.getByText('La cantidad máxima es 1000')).toBeVisible();
});

it('restores the old value when the field loses the focus empty [T5.17]', async () => {
  renderStory(Default);
  await userEvent.clear(field());
  expect(screen.getByText('La cantidad es obligatoria')).toBeVisible();
  await userEvent.tab();
  expect(field().value).toBe('5');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it('stops at the maximum, and keeps the focus on the button [T5.12 T5.18]', async () => {
  const onChange = fn();
  renderStory(() => <AtTheMaximum onChange={onChange} />);
  const plus = screen.getByRole('button', { name: /Sumar/ });
  await userEvent.click(plus);
  await userEvent.click(plus);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[1000]]);
  expect(document.activeElement).toBe(plus);
});
