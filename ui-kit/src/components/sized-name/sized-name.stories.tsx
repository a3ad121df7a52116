import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { SizedName } from './sized-name.tsx';

const meta = {
  title: 'Components/Product/SizedName',
  component: SizedName,
  args: { name: 'Almendra non pareil bulto x 10 kg', size: 'bulto x 10 kg' },
  render: (args) => (
    <p data-testid="name" style={{ width: 160 }}>
      <SizedName {...args} />
    </p>
  ),
} satisfies Meta<typeof SizedName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTestId('name')).toHaveTextContent(args.name);
  },
};
export const WithoutSize: Story = { args: { name: 'Condimento para pizza', size: undefined } };
export const LongWord: Story = {
  args: { name: `${longWord} x 1 kg`, size: 'x 1 kg' },
  render: (args) => (
    <p style={{ width: 160, overflowWrap: 'anywhere' }}>
      <SizedName {...args} />
    </p>
  ),
};
