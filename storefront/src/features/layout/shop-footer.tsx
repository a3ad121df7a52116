import Link from '@mui/material/Link';
import { Footer } from 'ui-kit/footer';
import { SocialLinks } from 'ui-kit/social-links';
import { menu } from '../../shared/links.ts';
import { useSettings } from '../../shared/settings.ts';
import { socialLinks } from '../../shared/social.tsx';
import { HomeLogo } from './shop-header.tsx';

export function ShopFooter() {
  const settings = useSettings();
  const [account, domain] = settings.email.split('@');
  return (
    <Footer
      logo={<HomeLogo />}
      tagline="Distribuidora mayorista de alimentos naturales"
      social={<SocialLinks quiet links={socialLinks(settings)} />}
      contact={
        <address>
          {settings.phoneHref ? (
            <Link href={settings.phoneHref}>{settings.phone}</Link>
          ) : (
            <span>{settings.phone}</span>
          )}
          <Link href={`mailto:${settings.email}`}>
            {/* The line may break here. */}
            {account}@<wbr />
            {domain}
          </Link>
          <span>{settings.city}</span>
          {settings.hours && <span>{settings.hours}</span>}
          {settings.closed && <span>{settings.closed}</span>}
        </address>
      }
      links={menu}
      copyright={`© 2021–${settings.year} ${settings.name}. Todos los derechos reservados.`}
    />
  );
}
