import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityField } from './quantity-field.tsx';

const meta = {
  title: 'Components/QuantityField',
  component: QuantityField,
  args: { value: '1', onChange: () => {}, label: 'Cantidad de Almendras' },
  // The field is controlled: the story holds what is typed.
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ width: 160, paddingBottom: 64 }}>
        <QuantityField {...args} value={value} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** After adding to the cart the field goes back to 0, without a reproach. */
export const AfterAdding: Story = { args: { value: 0 } };
export const AtTheLimit: Story = { args: { value: '999' } };
export const WithoutUpperBound: Story = {
  args: { value: '1200', max: Number.POSITIVE_INFINITY, maxDigits: 5 },
};
export const Disabled: Story = { args: { disabled: true } };
