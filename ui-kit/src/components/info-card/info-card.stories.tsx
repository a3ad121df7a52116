import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoCard } from './info-card.tsx';
import { InfoStrip } from './info-strip.tsx';

const meta = {
  title: 'Components/InfoCard',
  component: InfoCard,
  args: { icon: <LocalShippingOutlined />, title: 'Envío gratis', text: 'Desde $70.000 a todo el país' },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeFacts: Story = {
  render: (args) => (
    <InfoStrip>
      <InfoCard {...args} />
      <InfoCard icon={<PaymentsOutlined />} title="Pago" text="Transferencia, efectivo o cheques" />
      <InfoCard icon={<StorefrontOutlined />} title="Compra mínima" text="$50.000 ARS" />
    </InfoStrip>
  ),
};
