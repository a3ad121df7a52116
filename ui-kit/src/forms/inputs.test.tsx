import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import * as checkboxStories from './checkbox-field.stories.tsx';
import * as sectionStories from './form-section.stories.tsx';
import * as moneyStories from './money-field.stories.tsx';
import * as multiStories from './multi-select-field.stories.tsx';
import * as numberStories from './number-field.stories.tsx';
import * as selectStories from './select-field.stories.tsx';
import { moneyText } from './use-number-text.ts';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const everyStory = {
  number: composeStories(numberStories),
  money: composeStories(moneyStories),
  select: composeStories(selectStories),
  multiSelect: composeStories(multiStories),
  checkbox: composeStories(checkboxStories),
  section: composeStories(sectionStories),
};

describe('number', () => {
  const { Empty, Variants } = everyStory.number;

  it('accepts only digits, and steps within its limits by arrow keys', async () => {
    const onSubmit = vi.fn();
    renderStory(() => <Empty onSubmit={onSubmit} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad' });
    await userEvent.type(field, '1000a');
    expect(screen.getByRole('alert').textContent).toBe('Solo números.');
    expect(field.value).toBe('1000');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await save();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ cantidad: 999 }));
  });

  it('shows an error for a value above its limit, and does not submit', async () => {
    const onSubmit = vi.fn();
    renderStory(() => <Empty onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('spinbutton'), '1001');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('El valor no puede ser mayor que 1.000.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['12,5', '1.000', '1e3', '1o0'])(
    'keeps the typed text %s unchanged, and does not submit',
    async (text) => {
      const onSubmit = vi.fn();
      renderStory(() => <Empty onSubmit={onSubmit} />);
      const field = screen.getByRole<HTMLInputElement>('spinbutton');
      await userEvent.type(field, text);
      await save();
      expect((await screen.findByRole('alert')).textContent).toBe('Escribe un número entero.');
      expect(field.value).toBe(text);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it("shows the form's own error message", () => {
    renderStory(Variants);
    expect(screen.getByRole('alert').textContent).toBe('La cantidad no puede ser mayor a 1000');
  });
});

describe('money', () => {
  function moneyField(value: number | null = null) {
    const { Empty } = everyStory.money;
    const onSubmit = vi.fn();
    renderStory(() => <Empty value={value} onSubmit={onSubmit} />);
    return { field: screen.getByLabelText<HTMLInputElement>(/Precio final/), onSubmit };
  }

  it.each([
    ['12.345,50', 12345.5],
    ['123.456,8', 123_456.8],
    ['12345.50', 12345.5],
    ['5.600', 5600],
    ['37.200', 37_200],
    ['9,100.50', 9100.5],
    ['9100 $', 9100],
    [',5', 0.5],
    ['0', 0],
  ])('submits the right number for %s, typed or pasted', async (text, precio) => {
    const { field, onSubmit } = moneyField();
    await userEvent.type(field, text);
    expect(field.value).toBe(text);
    await save();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ precio }));
    await vi.waitFor(() => expect(field.readOnly).toBe(false));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    await save();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit).toHaveBeenLastCalledWith({ precio });
  });

  it.each(['1e3', '1o0', '12abc5', '5,6E+03', '0,005', '1,2,3', '-'])(
    'keeps %s, typed or pasted, and does not submit',
    async (text) => {
      const { field, onSubmit } = moneyField();
      await userEvent.type(field, text);
      expect(field.value).toBe(text);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      expect(field.value).toBe(text);
      await save();
      expect((await screen.findByRole('alert')).textContent).toMatch(/hasta 2 decimales/);
      expect(field.value).toBe(text);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('rejects a single letter, and shows why', async () => {
    const { field } = moneyField();
    await userEvent.type(field, '12e');
    expect(field.value).toBe('12');
    expect(screen.getByRole('alert').textContent).toBe('Solo números.');
  });

  it.each(['12,345', '5,600'])('asks which number %s means, and submits the chosen number', async (text) => {
    const { field, onSubmit } = moneyField();
    await userEvent.type(field, text);
    const question = screen.getByRole('group', { name: /^¿.+ o .+\?$/ });
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    const [thousands] = within(question).getAllByRole('button');
    await userEvent.click(thousands as HTMLElement);
    expect(screen.queryByRole('group', { name: /^¿/ })).toBeNull();
    await save();
    const precio = Number(text.replace(',', ''));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ precio }));
  });

  it('formats amounts', () => {
    expect([moneyText(12345.5), moneyText(0), moneyText(null)]).toEqual(['12.345,50', '0,00', '']);
  });

  it('accepts a pasted amount with a currency sign, and keeps a pasted text that makes it invalid', async () => {
    const { field } = moneyField();
    await userEvent.click(field);
    await userEvent.paste('$ 12.345,50');
    expect(field.value).toBe('12.345,50');
    await userEvent.paste(' aprox');
    expect(field.value).toBe('12.345,50 aprox');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toMatch(/hasta 2 decimales/);
    expect(field.value).toBe('12.345,50 aprox');
  });

  it.each([
    ['-5', /no puede ser menor que/],
    ['12.3456', /hasta 2 decimales/],
  ])('keeps the typed text %s unchanged, shows the error, and does not submit', async (text, message) => {
    const { field, onSubmit } = moneyField();
    await userEvent.type(field, text);
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(field.value).toBe(text);
    await userEvent.click(field);
    expect(field.value).toBe(text);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('replaces its value by the typed text after Tab into the field', async () => {
    const { field } = moneyField(12345.5);
    await userEvent.tab();
    expect(field.value).toBe('12345,50');
    await userEvent.keyboard('7,5');
    await userEvent.tab();
    expect(field.value).toBe('7,50');
  });

  it('submits the typed amount as a number, and shows it with dots', async () => {
    const { field, onSubmit } = moneyField();
    expect(field.inputMode).toBe('decimal');
    await userEvent.type(field, '12.345,50');
    expect(field.value).toBe('12.345,50');
    await userEvent.tab();
    expect(field.value).toBe('12.345,50');
    await userEvent.click(field);
    expect(field.value).toBe('12345,50');
    await save();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ precio: 12345.5 }));
    await vi.waitFor(() => expect(field.disabled).toBe(false));
    await userEvent.clear(field);
    await userEvent.type(field, '1000000');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toMatch(/no puede superar \$\s999\.999,99/);
  });
});

it('submits the chosen option', async () => {
  const onSubmit = vi.fn();
  const { Empty } = everyStory.select;
  renderStory(() => <Empty onSubmit={onSubmit} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tipo de precio/ }), 'Por unidad');
  await save();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tipo_de_precio: 'por_unidad' }));
});

it('chooses options by search and keyboard, and removes the last one by Backspace', async () => {
  const onSubmit = vi.fn();
  const { Empty } = everyStory.multiSelect;
  renderStory(() => <Empty onSubmit={onSubmit} />);
  const field = screen.getByRole('combobox', { name: /Categorías/ });
  await userEvent.type(field, 'organ{Enter}');
  expect(screen.getByText('Orgánicos', { selector: '.MuiChip-label' })).toBeVisible();
  await expectAccessible();
  await userEvent.clear(field);
  await userEvent.type(field, 'semi{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'legum{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, '{Backspace}{Escape}');
  await userEvent.clear(field);
  await userEvent.type(field, 'xyz');
  expect(screen.getByText('No hay coincidencias')).toBeVisible();
  await save();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ categorias: ['orgánicos', 'semillas'] });
});

it('is checked by a click on its label', async () => {
  const onSubmit = vi.fn();
  const { Empty } = everyStory.checkbox;
  renderStory(() => <Empty onSubmit={onSubmit} />);
  await userEvent.click(screen.getByText('En promoción'));
  await save();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ en_promocion: true }));
});

it('names a section by its title', () => {
  renderStory(everyStory.section.Default);
  expect(screen.getByRole('region', { name: 'Datos del producto' })).toBeVisible();
});
