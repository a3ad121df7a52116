// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './quantity-field.stories.tsx';
import { quantityError } from './quantity-messages.ts';

const { Default, AfterAdding, AtTheLimit, WithoutUpperBound } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendras' });
const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sumar/ });
const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: /Restar/ });

it('takes digits only, three at most', async () => {
  const onChange = vi.fn();
  renderStory(() => <Default onChange={onChange} />);
  await userEvent.type(field(), '12ab34');
  expect(field().value).toBe('123');
  expect(onChange).toHaveBeenLastCalledWith('123');
  expect(screen.getByText('Demasiado para un solo carrito')).toBeTruthy();
});

it('says what is wrong once the person has typed, and not before', async () => {
  renderStory(AfterAdding);
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await userEvent.clear(field());
  expect(screen.getByText('Debe ser un numero válido')).toBeTruthy();
  await userEvent.type(field(), '0');
  expect(screen.getByText('Debe ser al menos 1')).toBeTruthy();
  expect(field().getAttribute('aria-describedby')).toBeTruthy();
  await expectAccessible();
  await userEvent.clear(field());
  await userEvent.type(field(), '5');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it('steps from 1 to 999', async () => {
  renderStory(AtTheLimit);
  expect(plus().disabled).toBe(true);
  await userEvent.click(minus());
  expect(field().value).toBe('998');
});

it('stops at 1, and steps from 0 to 1', async () => {
  renderStory(AfterAdding);
  expect(minus().disabled).toBe(true);
  await userEvent.click(plus());
  expect(field().value).toBe('1');
  expect(minus().disabled).toBe(true);
});

it('goes on without an upper bound', async () => {
  renderStory(WithoutUpperBound);
  await userEvent.click(plus());
  expect(field().value).toBe('1201');
});

it('knows the four messages', () => {
  expect(quantityError('1.5')).toBe('La cantidad debe ser un numero entero');
  expect(quantityError('x')).toBe('Debe ser un numero válido');
  expect(quantityError('0')).toBe('Debe ser al menos 1');
  expect(quantityError('1000')).toBe('Demasiado para un solo carrito');
  expect(quantityError('999')).toBeUndefined();
});
