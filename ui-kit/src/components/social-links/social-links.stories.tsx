import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from './social-links.tsx';

const meta = {
  title: 'Components/SocialLinks',
  component: SocialLinks,
  args: {
    links: [
      { label: 'Instagram', href: 'https://example.com/instagram', icon: <Instagram /> },
      { label: 'WhatsApp', href: 'https://example.com/whatsapp', icon: <WhatsApp /> },
    ],
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
