import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { InfoCard } from './info-card.tsx';
import { InfoStrip } from './info-strip.tsx';

const meta = {
  title: 'Components/Home/InfoCard',
  component: InfoCard,
  args: { icon: <LocalShippingOutlined />, title: 'Envío gratis desde $70.000', text: 'A todo el país.' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Side by side as on the home page; stacked on phones. */
export const ThreeFacts: Story = {
  render: (args) => (
    <InfoStrip>
      <InfoCard {...args} />
      <InfoCard
        icon={<PaymentsOutlined />}
        title="Transferencia, efectivo o cheques"
        text="Coordinamos el pago después de tu pedido."
      />
      <InfoCard
        icon={<StoreOutlined />}
        title="Distribuidora mayorista"
        text="Los mejores precios. Mínimo: $50.000 ARS."
      />
    </InfoStrip>
  ),
};
/** Long words, and a card with only a title. */
export const LongWords: Story = {
  render: (args) => (
    <InfoStrip>
      <InfoCard {...args} title={longWord} text={longWord} />
      <InfoCard {...args} />
      <InfoCard {...args} title="Sin más que decir" text={undefined} />
    </InfoStrip>
  ),
};
