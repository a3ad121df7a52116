import { useThemeProps } from '@mui/material/styles';
import type { LogoTone } from '../../theme/logo-tone.ts';
import { styled } from '../../theme/styled.ts';
import { fonts, shape } from '../../theme/tokens.ts';

export interface LogoProps {
  /** The shop's name, also its accessible name. */
  name?: string;
  /** Only the drawing, for narrow places; the name stays for screen readers. */
  compact?: boolean;
  /** Height of the drawing in px. Default 32. */
  size?: number;
  /** The shop's own in place of the drawing; one that is twice as wide as high says the name itself. */
  picture?: LogoPicture | null;
}

export interface LogoPicture {
  src: string;
  /** In px: its room is kept before it is there. */
  width: number;
  height: number;
  /** What it is drawn in, where it has no ground of its own: it gets one of the other kind where it could not be seen. */
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

/** As large as the drawing's row has room for. */
function OwnLogo({ picture, size, alt }: { picture: LogoPicture; size: number; alt: string }) {
  const { src, width, height, tone } = picture;
  const scale = Math.min((size * 1.3) / height, (size * 5) / width);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return <Own src={src} alt={alt} width={side(width)} height={side(height)} data-tone={tone} />;
}

/** A grain with its leaf, or the shop's own logo, and the shop's name. */
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
