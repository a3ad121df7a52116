import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortMenu } from './sort-menu.tsx';

const options = [
  { value: 'precio_desc', label: 'Menor precio' },
  { value: 'precio_asc', label: 'Mayor precio' },
  { value: 'nombre_asc', label: 'A - Z' },
  { value: 'nombre_desc', label: 'Z - A' },
];
const reason = 'Los precios son para comercios aprobados';

const meta = {
  title: 'Components/SortMenu',
  component: SortMenu,
  args: { options, onSelect: () => {} },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    const select = (value: string | undefined) => {
      setSelected(value);
      args.onSelect(value);
    };
    return <SortMenu {...args} selected={selected} onSelect={select} />;
  },
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sorted: Story = { args: { selected: 'nombre_asc' } };
export const ForAVisitor: Story = {
  args: {
    options: options.map((option) =>
      option.value.startsWith('precio') ? { ...option, disabled: true, reason } : option,
    ),
  },
};
