import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../test/story-frames.tsx';
import { KilosField, kilosFieldTexts } from './kilos-field.tsx';

const meta = {
  title: 'Components/Product/KilosField',
  component: KilosField,
  args: { texts: kilosFieldTexts, value: '1', max: 1000, onChange: fn(), label: 'Cantidad de Queso' },
  render: controlled(KilosField, 'value', 'onChange', { width: 200, paddingBottom: 96 }),
} satisfies Meta<typeof KilosField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Plus and minus keep the decimals; minus stops above 1. */
export const WithDecimals: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Cantidad de Queso' });
    await userEvent.type(field, '1.85');
    await userEvent.click(canvas.getByRole('button', { name: 'Sumar uno: Cantidad de Queso' }));
    await expect(field).toHaveValue('2,85');
    await userEvent.type(field, '{ArrowDown}');
    await expect(field).toHaveValue('1,85');
    await expect(canvas.getByRole('button', { name: 'Restar uno: Cantidad de Queso' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('1,85');
  },
};
/** 1.000 may be one kilo or a thousand. */
export const Ambiguous: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cantidad de Queso' });
    await userEvent.type(field, '1.000');
    await expect(canvas.getByText(kilosFieldTexts.ambiguous)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Poner 1' }));
    await expect(field).toHaveValue('1');
  },
};
/** A text with more decimals stays, with an error. */
export const TooExact: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cantidad de Queso' });
    await userEvent.type(field, '9,8501');
    await expect(canvas.getByText(kilosFieldTexts.unreadable)).toBeVisible();
    await expect(field).toHaveValue('9,8501');
  },
};
export const Disabled: Story = { args: { disabled: true } };
