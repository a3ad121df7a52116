import { styled } from '@mui/material/styles';
import { KitLink } from 'ui-kit/kit-link';
import { Logo } from 'ui-kit/logo';
import { touchTarget } from 'ui-kit/theme/tokens';
import { links } from '../../shared/links.ts';
import { useSettings } from '../../shared/settings.ts';

const HomeLink = styled(KitLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecoration: 'none',
  // Keep the logo on one line; the search field shrinks instead.
  [theme.breakpoints.up('md')]: { flexShrink: 0, whiteSpace: 'nowrap' },
}));

export function HomeLogo() {
  const { name, logo } = useSettings();
  return (
    <HomeLink href={links.home} aria-label={`${name}, inicio`}>
      <Logo name={name} size={30} picture={logo} />
    </HomeLink>
  );
}
