import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shape } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Classes of the parts whose layout depends on the number of banners. */
const bannersClasses = { picture: 'TiendaBanners-picture', words: 'TiendaBanners-words' };
const picture = `& .${bannersClasses.picture}`;
const words = `& .${bannersClasses.words}`;

/** Sizes are pure CSS, so that the server's page does not shift. Several banners in a narrow room are horizontal. */
export const Root = styled('section', { name: 'TiendaBanners', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  minWidth: 0,
  '& > ul': {
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 16 },
  },
  '& li': {
    display: 'flex',
    minWidth: 0,
    borderRadius: shape.card,
    border: `1px solid ${theme.tokens.palette.border.soft}`,
    background: theme.tokens.palette.background.paper,
    overflow: 'hidden',
  },
  '& li > *': {
    display: 'flex',
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    color: theme.tokens.palette.text.primary,
    textDecoration: 'none',
    borderRadius: shape.card,
    '@container (min-width: 720px)': { flexDirection: 'column', alignItems: 'stretch' },
  },
  '& li > a:focus-visible': { outlineOffset: -4 },
  '& li > a:hover h2': { textDecoration: 'underline' },
  [picture]: {
    flex: '0 0 40%',
    alignSelf: 'stretch',
    aspectRatio: '16 / 9',
    '@container (min-width: 720px)': { flex: 'none' },
  },
  [`${picture} img`]: { objectFit: 'cover' },
  [words]: { display: 'grid', gap: 4, minWidth: 0, padding: '8px 16px', overflowWrap: 'anywhere' },
  '@container (min-width: 720px)': { [words]: { padding: '16px 20px 20px' } },
  '&[data-alone] li > *': {
    flexDirection: 'column',
    alignItems: 'stretch',
    '@container (min-width: 720px)': { flexDirection: 'row', alignItems: 'center' },
  },
  [`&[data-alone] .${bannersClasses.picture}`]: {
    flex: 'none',
    '@container (min-width: 720px)': { flex: '0 0 50%', order: 1 },
  },
  [`&[data-alone] .${bannersClasses.words}`]: {
    gap: 8,
    padding: '16px 20px 20px',
    '@container (min-width: 720px)': { flex: 1, padding: '24px 40px' },
  },
}));

export interface Banner {
  id: string;
  title: string;
  text?: string | undefined;
  /** Address that the whole banner links to; without `href`, the banner is not a link. */
  href?: string | undefined;
  /** Picture, 16:9; other ratios are cropped. Repeat any text of the picture in the title or text. */
  picture?: PictureSource | undefined;
}

export interface BannersProps {
  /** Banners, the most important first. */
  banners: readonly Banner[];
  /** Accessible name of the group. */
  label?: string;
  texts?: Partial<typeof bannersTexts>;
}

/** `elsewhere`: read aloud after the title of a banner that links to another site. */
export const bannersTexts = { elsewhere: '(se abre en otra pestaña)' };

/** `sizes` of a single banner, and of several banners side by side or stacked. */
const SIZES = {
  one: '(min-width:1280px) 620px, (min-width:720px) 50vw, 92vw',
  several: '(min-width:720px) 33vw, 40vw',
};

/** Temporary messages of the shop with a picture: one large banner, or several that share the room. */
export function Banners(inProps: BannersProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBanners' });
  const { banners, label = 'Novedades' } = props;
  const texts = { ...bannersTexts, ...props.texts };
  if (banners.length === 0) return null;
  const alone = banners.length === 1;
  return (
    <Root aria-label={label} data-alone={alone || undefined}>
      <ul>
        {banners.map(({ id, title, text, href, picture }, index) => (
          <li key={id}>
            <Frame href={href}>
              <Picture
                className={bannersClasses.picture}
                source={picture}
                width={1280}
                height={720}
                sizes={alone ? SIZES.one : SIZES.several}
                priority={index === 0}
              />
              <div className={bannersClasses.words}>
                <Typography variant={alone ? 'h2' : 'h3'} component="h2">
                  {title}
                  {isExternal(href) && <VisuallyHidden> {texts.elsewhere}</VisuallyHidden>}
                </Typography>
                {text && <Typography color="textSecondary">{text}</Typography>}
              </div>
            </Frame>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const isExternal = (href: string | undefined) => href !== undefined && !href.startsWith('/');

function Frame({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div>{children}</div>;
  const elsewhere = isExternal(href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <KitLink href={href} {...elsewhere}>
      {children}
    </KitLink>
  );
}
