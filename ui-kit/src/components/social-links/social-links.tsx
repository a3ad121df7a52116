import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

export interface SocialLink {
  /** Visible, e.g. 'Instagram'. */
  label: string;
  href: string;
  icon: ReactNode;
}

export interface SocialLinksProps {
  links: readonly SocialLink[];
  /** Without edges: among other links, where they may stand a second time. */
  quiet?: boolean;
  /** Accessible name of the list. */
  label?: string;
  texts?: Partial<typeof socialLinksTexts>;
}

/** `newTab`: read after each name, since the links open outside the shop. */
export const socialLinksTexts = { newTab: 'se abre en otra pestaña' };

const List = styled('ul', { name: 'TiendaSocialLinks', slot: 'Root' })({
  '& .MuiButton-root': { overflowWrap: 'anywhere' },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // Its icon at the edge of what is around.
  '& .MuiButton-text': { paddingInlineStart: 4, marginInlineStart: -4 },
});

/** Links to the shop elsewhere, opened in a new tab. */
export function SocialLinks(inProps: SocialLinksProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSocialLinks' });
  const { links, label = 'Redes sociales', quiet = false } = props;
  const texts = { ...socialLinksTexts, ...props.texts };
  if (links.length === 0) return null;
  return (
    <List aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <Button
            href={link.href}
            target="_blank"
            rel="noopener noreferrer"
            variant={quiet ? 'text' : 'outlined'}
            {...(quiet && { color: 'secondary' })}
            startIcon={link.icon}
            aria-label={`${link.label}, ${texts.newTab}`}
          >
            {link.label}
          </Button>
        </li>
      ))}
    </List>
  );
}
