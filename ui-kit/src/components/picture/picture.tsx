import GrassOutlined from '@mui/icons-material/GrassOutlined';
import { type CSSObject, styled, type Theme, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Tint, tintNames } from '../../theme/tokens.ts';

/** Background rules for elements with `data-tint`: one style for all tints. */
const tintRules = ({ tokens }: Theme): CSSObject =>
  Object.fromEntries(
    tintNames.map((tint) => [`&:where([data-tint=${tint}])`, { background: tokens.palette.tint[tint] }]),
  );

export interface PictureSource {
  /** Fallback address. */
  src: string;
  /** `srcset` of each format, widest last. */
  avif?: string | undefined;
  webp?: string | undefined;
}

export interface PictureProps {
  /** The picture. If it is missing or broken, a quiet drawing is shown. */
  source?: PictureSource | undefined;
  /** Alternative text; empty if the name is next to the picture. */
  alt?: string;
  tint?: Tint | undefined;
  /** `sizes` of the img, for the srcsets. */
  sizes?: string | undefined;
  /** Width and height of the file; only their ratio matters. Default a square. */
  width?: number;
  height?: number;
  /** Whether to load the picture first: for the first pictures of a page. Default false. */
  priority?: boolean;
  /** Replaces the default drawing, for example with initials. */
  fallback?: ReactNode;
  className?: string | undefined;
}

const Root = styled('span', { name: 'TiendaPicture', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  ...tintRules(theme),
  color: theme.tokens.palette.text.secondary,
  '& > picture': { display: 'block', width: '100%', height: '100%', minHeight: 0 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '& > svg': { width: '36%', height: '36%', opacity: 0.5 },
}));

/** A picture on its tint, in the best format that the browser supports. */
export function Picture(inProps: PictureProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPicture' });
  const { source, alt = '', tint = 'sand', sizes, width = 600, height = 600, priority, className } = props;
  const { fallback = <GrassOutlined {...(alt ? { titleAccess: alt } : { 'aria-hidden': true })} /> } = props;
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();

  // On a server-rendered page the picture may fail before hydration.
  useEffect(() => {
    const { current } = image;
    if (source && current?.complete && current.naturalWidth === 0) setBroken(source.src);
  }, [source]);

  return (
    <Root data-tint={tint} className={className}>
      {source && broken !== source.src ? (
        <picture>
          {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
          <img
            ref={image}
            // Browsers that support `srcset` support WebP.
            {...(source.webp && { srcSet: source.webp, sizes })}
            src={source.src}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            onError={() => setBroken(source.src)}
          />
        </picture>
      ) : (
        fallback
      )}
    </Root>
  );
}
