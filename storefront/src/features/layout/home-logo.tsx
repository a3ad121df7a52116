import { styled } from '@mui/material/styles';
import { KitLink } from 'ui-kit/kit-link';
import { Logo } from 'ui-kit/logo';
import { touchTarget } from 'ui-kit/theme/tokens';
import { links } from '../../shared/links.ts';
import { useSettings } from '../../shared/settings.ts';

const HomeLink = styled(KitLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecoration: 'none',
});

/** The shop's logo, leading home. */
export function HomeLogo() {
  const { name } = useSettings();
  return (
    <HomeLink href={links.inicio} aria-label={`${name}, inicio`}>
      <Logo name={name} size={30} />
    </HomeLink>
  );
}
