import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { shape, type Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface BrandTileProps {
  name: string;
  href: string;
  LinkComponent?: ElementType;
  /** The logo. If it is missing or broken, the tile shows the name's initials on the tint. */
  picture?: PictureSource | undefined;
  tint?: Tint;
  /** Line under the name, for example the number of products. */
  line?: string;
  /** Whether the logo stands beside the words, to show more tiles at once. Default false. */
  low?: boolean;
}

const Root = styled(KitLink, { name: 'TiendaBrandTile', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: shape.card,
  border: `1px solid ${theme.tokens.palette.border.soft}`,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.primary,
  textDecoration: 'none',
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.tokens.palette.border.control },
  '&[data-low]': { flexDirection: 'row', alignItems: 'center', paddingInlineStart: 8 },
}));

const Brand = styled(Picture, { name: 'TiendaBrandTile', slot: 'Picture' })(({ theme }) => ({
  aspectRatio: '3 / 2',
  // Logos are drawn for white: keep the light background in the dark scheme.
  '&:has(picture)': { padding: 16, background: theme.colorSchemes.light?.palette.background.paper },
  '[data-low] > &': {
    flex: 'none',
    width: 48,
    aspectRatio: '1',
    marginBlock: 8,
    borderRadius: shape.control,
    '&:has(picture)': { padding: 4 },
  },
}));

const Initials = styled('span', { name: 'TiendaBrandTile', slot: 'Initials' })(({ theme }) => ({
  ...theme.typography.h1,
  color: theme.tokens.palette.text.secondary,
  '[data-low] &': theme.typography.h3,
}));

const Name = styled('span', { name: 'TiendaBrandTile', slot: 'Name' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: 44,
  padding: '4px 12px 12px',
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Text below a tinted area.
  ':not(:has(picture)) + &': { paddingBlockStart: 12 },
  '[data-low] > &': { minWidth: 0, placeItems: 'center start', textAlign: 'start', padding: 8 },
  '& > small': {
    ...theme.typography.body2,
    color: theme.tokens.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** 'CC' for 'Campo Claro', 'A' for 'Andes'. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es');

/** A link to a brand with its name and its logo on white, or its initials. */
export function BrandTile(inProps: BrandTileProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBrandTile' });
  const { name, href, LinkComponent, picture, tint, line, low = false } = props;
  return (
    <Root href={href} LinkComponent={LinkComponent} data-low={low || undefined}>
      <Brand
        source={picture}
        tint={tint}
        sizes={low ? '48px' : '(min-width:1024px) 200px, 45vw'}
        fallback={<Initials aria-hidden>{initialsOf(name)}</Initials>}
      />
      <Name>
        {name}
        {line && <small>{line}</small>}
      </Name>
    </Root>
  );
}
