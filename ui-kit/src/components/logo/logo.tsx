import { styled, useThemeProps } from '@mui/material/styles';
import type { LogoTone } from '../../theme/logo-tone.ts';
import { fonts, shape } from '../../theme/tokens.ts';

export interface LogoProps {
  /** The shop's name; also the accessible name. */
  name?: string;
  /** Whether to show only the drawing, for narrow places; screen readers still read the name. Default false. */
  compact?: boolean;
  /** Height of the drawing in px. Default 32. */
  size?: number;
  /** The shop's own logo, replaces the drawing. A logo at least twice as wide as high also replaces the name. */
  picture?: LogoPicture | null;
}

export interface LogoPicture {
  src: string;
  /** Width in px, to reserve the room before the picture loads. */
  width: number;
  height: number;
  /** Tone of a logo without background; the kit adds a contrasting background where needed. */
  tone: LogoTone;
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

/** CSS variable for the lines of a long name: two before it is cut, or 1 in a single-line row. */
export const logoVars = { lines: '--tienda-logo-lines' } as const;
const Name = styled('span', { name: 'TiendaLogo', slot: 'Name' })({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${logoVars.lines}, 2)`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const Own = styled('img', { name: 'TiendaLogo', slot: 'Picture' })(({ theme }) => {
  const plate = { background: theme.tokens.palette.text.primary, padding: 4, borderRadius: shape.control };
  return {
    flexShrink: 0,
    boxSizing: 'content-box',
    maxWidth: '100%',
    height: 'auto',
    '&[data-tone=claro]': plate,
    ...theme.applyStyles('dark', {
      '&[data-tone=claro]': { background: 'none', padding: 0 },
      '&[data-tone=oscuro]': plate,
    }),
  };
});

/** The shop's own logo, as large as the row allows. */
function OwnLogo({ picture, size, alt }: { picture: LogoPicture; size: number; alt: string }) {
  const { src, width, height, tone } = picture;
  const scale = Math.min((size * 1.3) / height, (size * 5) / width);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return <Own src={src} alt={alt} width={side(width)} height={side(height)} data-tone={tone} />;
}

/** The default drawing or the shop's own logo, with the shop's name. */
export function Logo(inProps: LogoProps) {
  const {
    name = 'Tienda Natural',
    compact,
    size = 32,
    picture,
  } = useThemeProps({ props: inProps, name: 'TiendaLogo' });
  if (picture) {
    const alone = compact || picture.width >= 2 * picture.height;
    return (
      <Root style={{ fontSize: size * 0.66 }}>
        <OwnLogo picture={picture} size={size} alt={alone ? name : ''} />
        {!alone && <Name>{name}</Name>}
      </Root>
    );
  }
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
