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
});

/** Links to the shop elsewhere, opened in a new tab. */
export function SocialLinks(inProps: SocialLinksProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSocialLinks' });
  const { links, label = 'Redes sociales' } = props;
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
            variant="outlined"
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
