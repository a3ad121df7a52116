import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { SocialLink } from 'ui-kit/social-links';
import type { ShopSettings } from './settings.ts';

/** Links to the shop's social networks, if any. */
export const socialLinks = ({ instagram, whatsapp }: ShopSettings): SocialLink[] =>
  [
    { label: 'Instagram', href: instagram, icon: <Instagram /> },
    { label: 'WhatsApp', href: whatsapp, icon: <WhatsApp /> },
  ].filter(({ href }) => href);
