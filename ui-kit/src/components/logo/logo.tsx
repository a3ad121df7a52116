import { useThemeProps } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import { fonts } from '../../theme/tokens.ts';

export interface LogoProps {
  /** The shop's name, also its accessible name. */
  name?: string;
  /** Only the drawing, for narrow places; the name stays for screen readers. */
  compact?: boolean;
  /** Height of the drawing in px. Default 32. */
  size?: number;
}

const Root = styled('span', { name: 'TiendaLogo', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: theme.tokens.palette.text.primary,
  fontFamily: fonts.display,
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-0.02em',
  '& svg': { flexShrink: 0, color: theme.tokens.palette.primary.main },
}));

/** A long name takes a second line before anything is cut; in a row of one line, where `lines` is 1, it doesn't. */
export const logoVars = { lines: '--tienda-logo-lines' } as const;
const Name = styled('span', { name: 'TiendaLogo', slot: 'Name' })({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${logoVars.lines}, 2)`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

/** A grain with its leaf, and the shop's name. */
export function Logo(inProps: LogoProps) {
  const {
    name = 'Tienda Natural',
    compact,
    size = 32,
  } = useThemeProps({ props: inProps, name: 'TiendaLogo' });
  return (
    <Root style={{ fontSize: size * 0.66 }} {...(compact && { role: 'img', 'aria-label': name })}>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path d="M16 30V13" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M16 18C9 18 5 14 4 7c7 0 12 4 12 11Z" fill="currentColor" />
        <path d="M16 24c0-7 5-11 12-11-1 7-5 11-12 11Z" fill="currentColor" opacity=".55" />
        <circle cx="19.5" cy="6" r="3.5" fill="currentColor" opacity=".8" />
      </svg>
      {!compact && <Name>{name}</Name>}
    </Root>
  );
}
