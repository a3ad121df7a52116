import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { SocialLinks, socialLinksTexts } from './social-links.tsx';

const instagram = { label: 'Instagram', href: 'https://example.com/instagram', icon: <Instagram /> };
const whatsapp = { label: 'WhatsApp', href: 'https://example.com/whatsapp', icon: <WhatsApp /> };

const meta = {
  title: 'Components/Home/SocialLinks',
  component: SocialLinks,
  args: { texts: socialLinksTexts, links: [instagram, whatsapp] },
  argTypes: { links: { control: false } },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const One: Story = { args: { links: [whatsapp] } };
export const LongWords: Story = { args: { links: [instagram, { ...whatsapp, label: longWord }] } };
/** A shop without links: renders nothing. */
export const None: Story = { args: { links: [] } };
