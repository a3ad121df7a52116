import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/logo.tsx';
import { SocialLinks } from '../social-links/social-links.tsx';
import { Footer } from './footer.tsx';

const social = [
  { label: 'Instagram', href: 'https://example.com/instagram', icon: <Instagram /> },
  { label: 'WhatsApp', href: 'https://example.com/whatsapp', icon: <WhatsApp /> },
];

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    tagline: 'Distribuidora mayorista de alimentos naturales',
    social: <SocialLinks links={social} />,
    contact: <div>Pergamino, Buenos Aires</div>,
    links: ['Inicio', 'Categorías', 'Marcas', 'Sobre nosotros'].map((label) => ({
      label,
      href: `#${label}`,
    })),
    copyright: '© 2021 Tienda Natural',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
