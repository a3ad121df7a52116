import { useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { styled } from '../../theme/styled.ts';
import { shape, type Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface BrandTileProps {
  name: string;
  href: string;
  LinkComponent?: ElementType;
  /** The logo. Without it, or when it is broken, the name's initials stand on the tint. */
  picture?: PictureSource | undefined;
  tint?: Tint;
  /** Under the name: how much there is of it. */
  line?: string;
  /** The logo beside the words: many in sight. */
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
  // Logos are drawn for paper: they get it in the dark scheme too.
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
  // On a tint, which ends there.
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

/** A brand: its logo on paper, or its initials, and its name; all one link. */
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
