import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface SocialLink {
  /** Visible name, for example 'Instagram'. */
  label: string;
  href: string;
  icon: ReactNode;
}

export interface SocialLinksProps {
  links: readonly SocialLink[];
  /** Whether the links have no edges: among other links. Default false. */
  quiet?: boolean;
  /** Accessible name of the list. */
  label?: string;
  texts?: Partial<typeof socialLinksTexts>;
}

/** `newTab`: read after each name, because the links open in another tab. */
export const socialLinksTexts = { newTab: 'se abre en otra pestaña' };

const List = styled('ul', { name: 'TiendaSocialLinks', slot: 'Root' })({
  '& .MuiButton-root': { overflowWrap: 'anywhere' },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // Align the icon with the edge of the content around.
  '& .MuiButton-text': { paddingInlineStart: 4, marginInlineStart: -4 },
});

/** Links to the shop's pages on other sites, opened in a new tab. */
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
