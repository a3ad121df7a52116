import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockIcon, stockIconTexts } from './stock-icon.tsx';

const meta = {
  title: 'Components/Product/StockIcon',
  component: StockIcon,
  args: { texts: stockIconTexts, available: true },
} satisfies Meta<typeof StockIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The states differ in shape and colour. */
export const BesideEachOther: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <StockIcon available />
      <StockIcon available={false} />
    </div>
  ),
};
