import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../test/story-frames.tsx';
import { QuantityStepper, quantityStepperTexts } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/Product/QuantityStepper',
  component: QuantityStepper,
  args: { texts: quantityStepperTexts, value: 5, onChange: fn(), max: 1000, label: 'Cantidad de Almendras' },
  render: controlled(QuantityStepper, 'value', 'onChange', { width: 160, paddingBottom: 64 }),
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendras' });
  return { canvas, field, button: (name: RegExp) => canvas.getByRole('button', { name }) };
};

export const Default: Story = {};
/** Press Tab to reach the field; then use the arrow keys or type. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const { field } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('6');
    await userEvent.keyboard('{Control>}a{/Control}24{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
  },
};
export const AtTheMinimum: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) => {
    const { field, button } = parts(canvasElement);
    await userEvent.click(button(/^Restar/));
    await expect(field).toHaveValue('1');
    await expect(button(/^Restar/)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(/^Restar/)).toHaveFocus();
  },
};
export const AtTheMaximum: Story = {
  args: { value: 999 },
  play: async ({ canvasElement }) => {
    const { field, button } = parts(canvasElement);
    await userEvent.click(button(/^Sumar/));
    await expect(field).toHaveValue('1000');
    await expect(button(/^Sumar/)).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Empty, too large or decimal: shows an error, and restores the old value on blur. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    await userEvent.clear(field);
    await expect(canvas.getByText('La cantidad es obligatoria')).toBeVisible();
    await userEvent.type(field, '1001');
    await expect(canvas.getByText('La cantidad máxima es 1000')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('La cantidad máxima es 1000');
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    await expect(field).toHaveValue('12,5');
    await expect(canvas.getByText('La cantidad debe ser un numero entero')).toBeVisible();
  },
};
/** A stored quantity that is not sold shows the error at once, and counts until the user changes it. */
export const Unsold: Story = {
  args: { value: 7, sold: { minimo: 12, multiplo: 6 } },
  play: async ({ args, canvasElement }) => {
    const { canvas, field, button } = parts(canvasElement);
    await expect(field).toHaveAccessibleDescription('Se vende desde 12, de a 6.');
    await userEvent.click(button(/^Poner 12/));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(button(/^Restar/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await expect(canvas.getByText('La cantidad es obligatoria')).toBeVisible();
    await userEvent.type(field, '20');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.tab();
    await expect(field).toHaveValue('20');
    await expect(button(/^Poner 18/)).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
