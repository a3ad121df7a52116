import Instagram from '@mui/icons-material/Instagram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { SocialLink } from 'ui-kit/social-links';
import type { ShopSettings } from './settings.ts';

/** Where the shop is found elsewhere, if it is. */
export const socialLinks = ({ instagram, whatsapp }: ShopSettings): SocialLink[] =>
  [
    { label: 'Instagram', href: instagram, icon: <Instagram /> },
    { label: 'WhatsApp', href: whatsapp, icon: <WhatsApp /> },
  ].filter(({ href }) => href);
