import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { value: 5, onChange: () => {}, max: 1000, label: 'Cantidad de Almendras' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ width: 160 }}>
        <QuantityStepper {...args} value={value} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheMinimum: Story = { args: { value: 1 } };
export const AtTheMaximum: Story = { args: { value: 1000 } };
export const Disabled: Story = { args: { disabled: true } };
