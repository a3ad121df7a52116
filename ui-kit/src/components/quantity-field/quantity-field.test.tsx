import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import { quantityError, quantitySteps, soldInstead } from '../quantity-stepper/quantity-messages.ts';
import * as stories from './quantity-field.stories.tsx';

const { Default, AfterAdding, ByMultiples } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendras' });

it('accepts only digits, three at most [T5.11 T9.6]', async () => {
  const onChange = fn();
  renderStory(() => <Default onChange={onChange} />);
  await userEvent.type(field(), 'ab1234');
  expect(field().value).toBe('123');
  expect(onChange).toHaveBeenLastCalledWith('123');
  expect(screen.getByText('Demasiado para un solo carrito')).toBeVisible();
});

it('shows an error only after the user has typed', async () => {
  renderStory(AfterAdding);
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await userEvent.clear(field());
  expect(screen.getByText('Debe ser un numero válido')).toBeVisible();
  await userEvent.type(field(), '0');
  expect(screen.getByText('Debe ser al menos 1')).toBeVisible();
  expect(field().getAttribute('aria-describedby')).toBeTruthy();
  await expectAccessible();
  await userEvent.clear(field());
  await userEvent.type(field(), '5');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it('removes the error on blur when the quantity is valid', async () => {
  renderStory(Default);
  await userEvent.type(field(), 'x');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  expect(screen.queryByText('Debe ser un numero válido')).toBeNull();
});

it.each([
  ['1,5', '1,5', 'La cantidad debe ser un numero entero'],
  ['1.0', '1.0', 'La cantidad debe ser un numero entero'],
  ['-5', '-5', 'Debe ser al menos 1'],
  ['1000', '100', 'Demasiado para un solo carrito'],
  ['1e3', '1e3', 'Debe ser un numero válido'],
  ['1o0', '1o0', 'Debe ser un numero válido'],
  ['12ab3', '12ab3', 'Debe ser un numero válido'],
  ['12e', '12', 'Debe ser un numero válido'],
])('shows an error for %s instead of a different quantity', async (typed, stands, message) => {
  renderStory(Default);
  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  expect(field().value).toBe(stands);
  expect(screen.getByText(message)).toBeVisible();
});

it('rejects a pasted text that is not an integer, and keeps its value', async () => {
  renderStory(Default);
  await userEvent.clear(field());
  await userEvent.type(field(), '7');
  await userEvent.paste('1.000');
  expect(field().value).toBe('7');
  expect(screen.getByText('La cantidad debe ser un numero entero')).toBeVisible();
});

it.each(['1e2', '1o0', '2 kg', '$ 5'])('keeps a pasted %s unchanged, and shows an error', async (text) => {
  const onChange = fn();
  renderStory(() => <Default onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field().value).toBe(text);
  expect(screen.getByText('Debe ser un numero válido')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(text);
});

it('keeps the selection when a letter is rejected, so that the next digit replaces it', async () => {
  renderStory(Default);
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  await userEvent.type(field(), 'x', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(field().value).toBe('12');
  await userEvent.keyboard('5');
  expect(field().value).toBe('5');
});

it('has a message for each of the four errors [T5.11]', () => {
  expect(quantityError('1.5')).toBe('La cantidad debe ser un numero entero');
  expect(quantityError('x')).toBe('Debe ser un numero válido');
  expect(quantityError('0')).toBe('Debe ser al menos 1');
  expect(quantityError('1000')).toBe('Demasiado para un solo carrito');
  expect(quantityError('999')).toBeUndefined();
});

it('prevents the default of Enter when it has onSubmit', () => {
  const onSubmit = fn();
  renderStory(() => <Default onSubmit={onSubmit} />);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('keeps the default of Enter in a form', () => {
  renderStory(() => (
    <form>
      <Default />
    </form>
  ));
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

describe('with multiples', () => {
  it.each([
    [{ minimo: 6, multiplo: 6 }, 7, 'Se vende de a 6.', [6, 12]],
    [{ minimo: 12, multiplo: 1 }, 7, 'Se vende desde 12.', [12]],
    [{ minimo: 12, multiplo: 6 }, 13, 'Se vende desde 12, de a 6.', [12, 18]],
    [{ minimo: 6, multiplo: 6 }, 997, 'Se vende de a 6.', [996]],
  ])('for %o, the unsold %i has the error %s', (sold, quantity, message, instead) => {
    expect(quantityError(String(quantity), { sold })).toBe(message);
    expect(soldInstead(quantity, { min: 1, max: 999, sold })).toEqual(instead);
  });

  it('steps to the sold quantities, and not beyond the limits', () => {
    const limits = { min: 1, max: 999, sold: { minimo: 10, multiplo: 6 } };
    expect(quantitySteps(0, limits)).toEqual({ lower: undefined, higher: 12 });
    expect(quantitySteps(12, limits)).toEqual({ lower: undefined, higher: 18 });
    expect(quantitySteps(20, limits)).toEqual({ lower: 18, higher: 24 });
    expect(quantitySteps(996, limits)).toEqual({ lower: 990, higher: undefined });
  });

  it('offers the nearest quantities to keyboard users, and keeps the focus', async () => {
    renderStory(ByMultiples);
    await userEvent.clear(field());
    await userEvent.type(field(), '7');
    await expectAccessible();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Poner 6' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('6');
    expect(screen.queryByText('Se vende de a 6.')).toBeNull();
    expect(screen.getByRole('button', { name: /^Sumar de a 6/ })).toHaveFocus();
  });

  it('keeps the other errors', async () => {
    renderStory(ByMultiples);
    await userEvent.clear(field());
    expect(screen.getByText('Debe ser un numero válido')).toBeVisible();
    await userEvent.type(field(), '0');
    expect(screen.getByText('Debe ser al menos 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Poner/ })).toBeNull();
  });
});
