import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { Logo } from '../logo/logo.tsx';
import { SocialLinks } from '../social-links/social-links.tsx';
import { Footer, footerTexts } from './footer.tsx';

const social = [
  { label: 'Instagram', href: 'https://example.com/instagram', icon: <Instagram /> },
  { label: 'WhatsApp', href: 'https://example.com/whatsapp', icon: <WhatsApp /> },
];
const pages = ['Inicio', 'Categorías', 'Marcas', 'Promociones', 'Nuevos ingresos', 'Bulto cerrado'];
const linksOf = (labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }));
const contact = (mail: string) => (
  <address>
    <a href="tel:+542477123456">+54 2477 12-3456</a>
    <a href={`mailto:${mail}`}>{mail}</a>
    <span>Pergamino, Buenos Aires</span>
  </address>
);

const meta = {
  title: 'Components/Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: footerTexts,
    logo: <Logo name="Tierra Llana" size={30} />,
    tagline: 'Distribuidora mayorista de alimentos naturales',
    social: <SocialLinks links={social} />,
    contact: contact('hola@tierrallana.test'),
    links: linksOf([...pages, 'Sobre nosotros']),
    copyright: '© 2021–2026 Tierra Llana. Todos los derechos reservados.',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    logo: <Logo name={longWord} size={30} />,
    tagline: longWord,
    contact: contact(`${longWord}@tierrallana.test`),
    links: linksOf([...pages, longWord]),
  },
};
/** Footer of a shop without contact data. */
export const Bare: Story = { render: () => <Footer logo={<Logo name="Tierra Llana" size={30} />} /> };
