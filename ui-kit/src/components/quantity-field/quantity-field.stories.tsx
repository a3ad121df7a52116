import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../test/story-frames.tsx';
import { QuantityField, quantityFieldTexts } from './quantity-field.tsx';

const meta = {
  title: 'Components/Product/QuantityField',
  component: QuantityField,
  args: { texts: quantityFieldTexts, value: '1', onChange: fn(), label: 'Cantidad de Almendras' },
  render: controlled(QuantityField, 'value', 'onChange', { width: 160, paddingBottom: 64 }),
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    field: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendras' }),
    plus: canvas.getByRole('button', { name: 'Sumar uno: Cantidad de Almendras' }),
    minus: canvas.getByRole('button', { name: 'Restar uno: Cantidad de Almendras' }),
  };
};

export const Default: Story = {};
/** Adding to the cart resets the field to 0, without an error; plus changes it to 1. */
export const AfterAdding: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    const { field, plus, minus } = parts(canvasElement);
    await expect(field).toBeValid();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus);
    await expect(field).toHaveValue('1');
  },
};
/** Minus stops at 1 and keeps the focus. */
export const AtTheMinimum: Story = {
  args: { value: '2' },
  play: async ({ args, canvasElement }) => {
    const { field, minus } = parts(canvasElement);
    await userEvent.click(minus);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1');
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await expect(minus).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
/** Plus stops at 999. */
export const AtTheLimit: Story = {
  args: { value: '998' },
  play: async ({ canvasElement }) => {
    const { field, plus } = parts(canvasElement);
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(field).toHaveValue('999');
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, '{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('998');
  },
};
/** Decimals stay, with an error. Letters and a fourth digit are rejected. Empty and 0 show errors. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    await userEvent.type(field, ',5', { initialSelectionStart: 1 });
    await expect(field).toHaveValue('1,5');
    await expect(canvas.getByText('La cantidad debe ser un numero entero')).toBeVisible();
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('1,5');
    await expect(canvas.getByText('Debe ser un numero válido')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByText('Debe ser un numero válido')).toBeVisible();
    await userEvent.type(field, '1000');
    await expect(field).toHaveValue('100');
    await expect(canvas.getByText('Demasiado para un solo carrito')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await expect(canvas.getByText('Debe ser al menos 1')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Debe ser al menos 1');
  },
};
/** New arrivals start at 1 and have no upper bound. */
export const WithoutUpperBound: Story = {
  args: { value: '999', max: Number.POSITIVE_INFINITY, maxDigits: 6 },
  play: async ({ canvasElement }) => {
    const { field, plus } = parts(canvasElement);
    await userEvent.click(plus);
    await expect(field).toHaveValue('1000');
    await expect(field).toBeValid();
  },
};
/** A product that is sold by six. An unsold number stays, and the error offers the nearest sold ones. */
export const ByMultiples: Story = {
  args: { value: '6', sold: { minimo: 6, multiplo: 6 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Cantidad de Almendras' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar de a 6: Cantidad de Almendras' }));
    await expect(field).toHaveValue('12');
    await userEvent.type(field, '{ArrowDown}');
    await expect(field).toHaveValue('6');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(field).toHaveAccessibleDescription('Se vende de a 6.');
    await userEvent.click(canvas.getByRole('button', { name: 'Poner 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, '15');
  },
};
export const Disabled: Story = { args: { disabled: true } };
