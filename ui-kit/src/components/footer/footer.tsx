import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { pageWidth, touchTarget } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';

export interface FooterProps {
  /** Logo inside a link to the home page. */
  logo: ReactNode;
  tagline?: ReactNode;
  /** `SocialLinks`. */
  social?: ReactNode;
  /** An `address` with one line each for phone, e-mail and city. */
  contact?: ReactNode;
  links?: readonly { label: string; href: string }[];
  LinkComponent?: ElementType;
  copyright?: ReactNode;
  texts?: Partial<typeof footerTexts>;
}

export const footerTexts = { contact: 'Contacto', links: 'Menú' };

const Root = styled('footer', { name: 'TiendaFooter', slot: 'Root' })(({ theme }) => ({
  marginTop: 64,
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
  background: theme.tokens.palette.border.soft,
  '& h2': { ...theme.typography.h5, margin: '0 0 8px' },
  '& p': { margin: '8px 0 16px', color: theme.tokens.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    minWidth: touchTarget,
    color: 'inherit',
    textUnderlineOffset: 3,
  },
  '& nav a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // The same line distance as the links beside it, also for plain text.
  '& address': { display: 'grid', justifyItems: 'start', fontStyle: 'normal' },
  '& address > *': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  // Two columns if they fit: halves the height of seven links.
  '& nav ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    columnGap: 16,
  },
}));

const Inner = styled('div', { name: 'TiendaFooter', slot: 'Inner' })(({ theme }) => ({
  display: 'grid',
  gap: 32,
  maxWidth: pageWidth.storefront + 48,
  marginInline: 'auto',
  padding: '40px 16px 16px',
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)' },
  '& > *': { minWidth: 0 },
  '& > small': {
    ...theme.typography.body2,
    gridColumn: '1 / -1',
    paddingTop: 16,
    borderTop: `1px solid ${theme.tokens.palette.divider}`,
    color: theme.tokens.palette.text.secondary,
  },
}));

/** Footer of every shop page. */
export function Footer(inProps: FooterProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaFooter' });
  const { logo, tagline, social, contact, links = [] } = props;
  const texts = { ...footerTexts, ...props.texts };
  return (
    <Root>
      <Inner>
        <div>
          {logo}
          {tagline && <p>{tagline}</p>}
          {social}
        </div>
        {contact && (
          <div>
            <h2>{texts.contact}</h2>
            {contact}
          </div>
        )}
        {links.length > 0 && (
          <nav aria-label={texts.links}>
            <h2>{texts.links}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <KitLink href={href} LinkComponent={props.LinkComponent}>
                    {label}
                  </KitLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {props.copyright && <small>{props.copyright}</small>}
      </Inner>
    </Root>
  );
}
