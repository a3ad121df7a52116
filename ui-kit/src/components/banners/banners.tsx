import { useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { bannersClasses, Root } from './banners-parts.ts';

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
                  {isElsewhere(href) && <VisuallyHidden> {texts.elsewhere}</VisuallyHidden>}
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

const isElsewhere = (href: string | undefined) => href !== undefined && !href.startsWith('/');

function Frame({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div>{children}</div>;
  const elsewhere = isElsewhere(href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <KitLink href={href} {...elsewhere}>
      {children}
    </KitLink>
  );
}
